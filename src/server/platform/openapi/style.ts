/** The look of `/api/docs`: the shop’s paper, ink and green, with no file of its own. */
export const style = `
:root{color-scheme:light dark;--paper:light-dark(#faf6ef,#181310);--surface:light-dark(#fff,#221b17);--sunk:light-dark(#f3ebdf,#2b231e);
--ink:light-dark(#2a1c14,#f3e9df);--soft:light-dark(#665447,#c4b3a5);--line:light-dark(#e3d7c7,#3d322b);--green:light-dark(#12543f,#7fd0ad);
--brick:light-dark(#a6301c,#f29a86);--sky:light-dark(#1f5673,#8cc7e6);--amber:light-dark(#7a5200,#f0c266);
--code:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif}
header,main,nav,footer{max-width:64rem;margin-inline:auto;padding-inline:clamp(1rem,4vw,2.5rem)}
header{padding-block:clamp(2rem,6vw,4rem) 1rem}
h1,h2{font-family:'Noto Serif',Georgia,serif;line-height:1.2;margin:0}
h1{font-size:clamp(1.75rem,1.4rem + 1.8vw,2.75rem)}
h2{font-size:1.5rem;margin-block:3rem 1rem;text-transform:capitalize}
h3{font-size:1rem;margin:1.25rem 0 .375rem}
p{margin:.75rem 0;max-width:44rem}
a{color:var(--green);text-underline-offset:.15em}
a:focus-visible,summary:focus-visible{outline:3px solid var(--green);outline-offset:2px;border-radius:.375rem}
code,pre{font-family:var(--code);font-size:.875rem}
code{overflow-wrap:anywhere}
nav ul{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:0;padding:0}
nav a{display:inline-flex;align-items:center;min-height:2.75rem;padding-inline:1rem;border:1px solid var(--line);border-radius:2rem;background:var(--surface);text-decoration:none;text-transform:capitalize}
nav a:hover{border-color:var(--green)}
details{background:var(--surface);border:1px solid var(--line);border-radius:.75rem;margin-block:.625rem}
summary{display:grid;grid-template-columns:4.5rem 1fr auto;gap:.25rem .75rem;align-items:center;padding:.75rem 1rem;cursor:pointer;list-style:none;min-height:2.75rem}
summary::-webkit-details-marker{display:none}
summary b{font:700 .75rem var(--code);letter-spacing:.04em;color:var(--method)}
summary code{font-weight:600}
summary em{font-style:normal;font-size:.8125rem;color:var(--soft);white-space:nowrap}
summary span{grid-column:2/-1;color:var(--soft);font-size:.9375rem}
details[open] summary{border-bottom:1px solid var(--line)}
.get{--method:var(--green)}.post{--method:var(--sky)}.put{--method:var(--amber)}.delete{--method:var(--brick)}
.told{padding:0 1rem 1rem}
pre{margin:0;padding:.875rem 1rem;background:var(--sunk);border-radius:.5rem;white-space:pre-wrap;overflow-wrap:anywhere;line-height:1.55}
pre b{font-weight:600;color:var(--sky)}
pre i{font-style:normal;color:var(--brick)}
pre q{quotes:'"' '"';color:var(--green)}
pre small{font:.8125rem system-ui,sans-serif;color:var(--soft)}
dl{display:grid;grid-template-columns:minmax(0,max-content) 1fr;gap:.25rem 1rem;margin:0}
dt{font-family:var(--code);font-size:.875rem;overflow-wrap:anywhere}
dd{margin:0;color:var(--soft)}
footer{padding-block:3rem;color:var(--soft)}
@media (max-width:40rem){summary{grid-template-columns:auto 1fr}summary em{grid-column:2;grid-row:1;text-align:end}summary code,summary span{grid-column:1/-1}dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}
`
