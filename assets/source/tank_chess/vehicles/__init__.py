"""The vehicles, a file each."""
