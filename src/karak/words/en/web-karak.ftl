# The board of Karak in a browser, and what every map there offers.

web-map-tools = Map
web-map-nearer = Nearer (+)
web-map-farther = Farther (-)
web-map-fit = See everything (0)
web-map-centre = Centre on me
