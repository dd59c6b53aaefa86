// What public pages wear: one stylesheet, written into the head of every page. The rest comes with the pages that wear it.
import './ui/tokens.css'
import './ui/reset.css'
import './ui/ui.css'
import './shell.css'
import './auth/auth.css'
import './catalog/catalog.css'
