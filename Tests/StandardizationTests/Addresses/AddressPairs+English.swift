extension AddressPairs {
  static let englishPairs = """
    = 123 Memory Lane | 123 Memory Ln
    = 123 Memory Lane | 123 MEMORY LN.
    = 12 Main Street | 12 Main St.
    = 500 N Main St Apt 4 | 500 North Main Street #4
    = 1600 Pennsylvania Ave NW | 1600 Pennsylvania Avenue Northwest
    = 1600 Pennsylvania Ave N.W. | 1600 Pennsylvania Avenue NW
    = 350 Fifth Avenue | 350 5th Ave
    = 21 Twenty-First Street | 21 21st St
    = PO Box 123 | P.O. Box 123
    = PO Box 123 | Post Office Box 123
    = POB 123 | P O Box 123
    = Flat 2, 10 Mill Road | 10 Mill Rd, Flat 2
    = 4/12 High Street | Unit 4, 12 High St
    = 10 St James Street | 10 Saint James St
    = 10 St. John's Wood Road | 10 Saint Johns Wood Rd
    = 1 Oak Blvd Suite 200 | 1 Oak Boulevard, Ste. 200
    = 1 Oak Dr Floor 2 | 1 Oak Drive, 2nd Floor
    = 5 Dr Martin Luther King Dr | 5 Doctor Martin Luther King Drive
    = 12b Mill Lane | 12 B Mill Ln
    = 123 Memory Ln, Springfield, IL 62701, USA | 123 Memory Lane, Springfield, Illinois 62701
    = 123 Memory Ln, Springfield, IL 62701-1234 | 123 Memory Ln, Springfield IL 62701
    = 10 Downing St, London SW1A 2AA | 10 Downing Street, London, SW1A2AA
    = One Infinite Loop | 1 Infinite Loop
    = 77 Ocean Pkwy | 77 Ocean Parkway
    = 9 Kings Cres | 9 King's Crescent
    = 3 Abbey Sq | 3 Abbey Square
    = 8 The Avenue | 8 The Ave
    = 40 Park Pl | 40 Park Place
    = 12-14 High St | 12–14 High Street
    = 100 E 42nd St | 100 East 42nd Street
    = 100 Bay St., Toronto, ON M5J 2R8, Canada | 100 Bay Street, Toronto, Ontario M5J2R8
    = 5 George St, Sydney NSW 2000 | 5 George Street, Sydney, New South Wales 2000
    ! 123 Memory Lane | 124 Memory Lane
    ! 123 Memory Lane | 123 Memory Drive
    ! 100 N Main St | 100 S Main St
    ! 100 Main St Apt 4 | 100 Main St Apt 5
    ! 100 Main St Apt 4 | 100 Main St Floor 4
    ! 350 5th Ave | 350 5th St
    ! 350 5th Ave | 350 6th Ave
    ! 12 High St | 12-14 High St
    ! 12a High St | 12b High St
    ! PO Box 123 | PO Box 124
    ! PO Box 123 | 123 Box St
    ! 1 Oak St, Springfield, IL 62701 | 1 Oak St, Springfield, MA 01103
    ! 1 Oak St, Dallas, TX | 1 Oak St, Austin, TX
    ! 10 E St NW | 10 F St NW
    ! 10 Park Pl | 10 Park Plaza
    ! 1 Oak St Floor 2 Apt 3 | 1 Oak St Apt 23
    ! 100 Main St | 100 Main St Apt 4
    ! 4/12 High Street | 12/4 High Street
    = 42 Elm Avenue, Apt. 3C | 42 Elm Ave #3C
    = 1200 W Sunset Blvd | 1200 West Sunset Boulevard
    = 77 Massachusetts Ave, Cambridge, MA 02139 | 77 Massachusetts Avenue, Cambridge, Massachusetts 02139-4307
    = 221B Baker St, London NW1 6XE | 221b Baker Street, London NW1 6XE, UK
    = Apartment 5, 3 Queens Rd | 3 Queens Road, Apt 5
    = 15 Mt Pleasant Tce | 15 Mount Pleasant Terrace
    = 3rd Floor, 20 King St | 20 King Street, Floor 3
    = 99 County Hwy | 99 County Highway
    = GPO Box 55 | PO Box 55
    = 18 Ft. Worth Trl | 18 Fort Worth Trail
    = 2/8 Beach Rd, Melbourne VIC 3000 | Unit 2, 8 Beach Road, Melbourne, Victoria 3000
    ! 42 Elm Ave Apt 3C | 42 Elm Ave Apt 3D
    ! 1200 W Sunset Blvd | 1200 E Sunset Blvd
    ! 15 Mount Pleasant Terrace | 15 Mount Pleasant Road
    ! 221B Baker St | 221 Baker St
    ! 20 King St | 20 Queen St
    ! 20 King St, Leeds | 20 King St, York
    ! 20 First St | 20 Second St
    ! 5 Park Lane NW | 5 Park Lane SW
    ! PO Box 55 | 55 Main St
    = 742 Evergreen Terrace | 742 Evergreen Terr.
    = 1 Apple Park Way, Cupertino, CA 95014 | 1 Apple Park Wy, Cupertino, California 95014
    = 30 W 34th St, New York, NY 10001 | 30 West 34th Street, New York, NY 10001-3002
    = 48 Upper Richmond Rd, London SW15 2RP | 48 Upper Richmond Road, London SW15 2RP, United Kingdom
    = Unit 7, 19 Harbour Esplanade | 7/19 Harbour Esp
    = 10 Park Est | 10 Park Estate
    = 131, Saint James Rd, # 14, Dayton, OH 45402 | 131 St James Road #14, Dayton, OH 45402
    ! Unit 7, 19 Harbour Esplanade | 8/19 Harbour Esp
    = 123 Main St, Denver, CO | 123 Main Street, Denver, Colorado
    = 150 Elgin St., Suite 1000, Ottawa, ON K2P 1L4 | 150 Elgin Street #1000, Ottawa, Ontario K2P 1L4
    = 88 St Stephens Green | 88 St. Stephen's Green
    = 2500 State Hwy 7 | 2500 State Highway 7
    = 19 Sycamore Crt | 19 Sycamore Court
    = 67 Queens Gdns | 67 Queen's Gardens
    = 1 Mill Close | 1 Mill Cl.
    = 600 Second Ave S | 600 2nd Avenue South
    = 14 North Ave | 14 North Avenue
    = 9 E Main St, Bldg 4, Apt 12 | 9 East Main Street, Building 4, Apartment 12
    = 33 O'Connell Pde | 33 OConnell Parade
    = P.O. Box 9, Lincoln, NE 68501 | PO BOX 9, Lincoln, Nebraska 68501
    = 4B Rose Alley | 4b rose aly
    ! 4B Rose Alley | 4C Rose Alley
    ! 88 St Stephens Green | 88 Stephens Green
    ! 67 Queens Gdns | 67 Queens Grove
    ! 600 2nd Ave S | 600 2nd Ave N
    ! 30 W 34th St | 30 W 43rd St
    ! 19 Sycamore Court | 19 Sycamore Circle
    ! 1 Mill Close, Bath | 1 Mill Close, Hull
    ! 7/19 Harbour Esp | 19/7 Harbour Esp
    ! 14 North Ave | 14 South Ave
    """
}
