"""The synthesis kit: noise, filters, struck bodies, rooms, instruments and loudness."""
