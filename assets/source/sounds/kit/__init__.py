"""What sounds are made from: noise, filters, struck bodies, rooms, instruments; and how loud a finished sound is."""
