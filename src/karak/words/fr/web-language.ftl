# La langue, et où elle se choisit.

web-language = Langue
