// What the cart wears.
import './cart.css'
import './cart-table.css'
import './cart-row.css'
import './quantity-input.css'
import './cart-summary.css'
import './empty-cart.css'
