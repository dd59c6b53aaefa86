// What the bell wears: it comes with it, and not to guests.
import './bell.css'
