"""Many games at once: simulation, measurements, long checks."""
