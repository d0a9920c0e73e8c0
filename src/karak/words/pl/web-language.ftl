# Język i miejsce, gdzie się go wybiera.

web-language = Język
