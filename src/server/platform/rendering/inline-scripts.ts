/** Marks the document as signed in before first paint, so that the right menu shows. */
export const SESSION_SCRIPT = `try{var t=localStorage.token;if(t&&JSON.parse(atob(t.split('.')[1].replace(/-/g,'+').replace(/_/g,'/'))).exp*1000>Date.now())document.documentElement.dataset.session=localStorage.role||'User'}catch(e){}`

/**
 * Until the page is taken over: keeps each press of a form or a button with `data-hold`, says so (`data-held` on <html>), and
 * presses again once the page says `taken-over` (docs/decisions/021). A form is sent once, however often it was pressed. What was
 * replaced meanwhile is found by its name. Each press has a turn of its own: what one changes, the next one sees. Where the
 * script did not come (`script-lost`), the browser has its forms back.
 */
export const HOLD_SCRIPT = `(function(d){
var held=[],root=d.documentElement
function hold(e){
var it=e.target.closest(e.type=='submit'?'form[data-hold]':'button[data-hold]')
if(!it)return
e.preventDefault()
e.stopImmediatePropagation()
if(e.type=='submit')held=held.filter(function(each){return each!=it})
held.push(it)
root.dataset.held=''
}
function press(){
var it=held.shift()
if(!it)return
if(!it.isConnected)it=d.querySelector('[data-hold="'+it.dataset.hold+'"]')
if(it)it.requestSubmit?it.requestSubmit():it.click()
setTimeout(press)
}
function end(e){
['submit','click'].forEach(function(type){removeEventListener(type,hold,true)})
delete root.dataset.held
if(e.type=='taken-over')setTimeout(press)
else root.dataset.lost=''
}
['submit','click'].forEach(function(type){addEventListener(type,hold,true)})
;['taken-over','script-lost'].forEach(function(type){addEventListener(type,end,{once:true})})
})(document)`

/**
 * After first paint: asks for all scripts of the page at once and starts the entry. Errors made meanwhile (React makes some
 * to keep) carry no stack: for the first stack, V8 parses the whole file again, a third of what starting costs.
 */
export const START_SCRIPT = `requestAnimationFrame(function(){setTimeout(function(){Error.stackTraceLimit=void 0;var s=JSON.parse(document.getElementById('page').textContent).scripts;s.forEach(function(u){var l=document.createElement('link');l.rel='modulepreload';l.href=u;document.head.appendChild(l)});import(s[0]).catch(function(){dispatchEvent(new Event('script-lost'))})})})`
