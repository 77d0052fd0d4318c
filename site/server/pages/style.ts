/** How a page of the server's own looks: the site's colours and sizes, in one small sheet. */
import { color, radius, typeScale } from '../../../ui/theme/tokens.ts'

const { ground, surface, text, muted, accent, lineStrong, danger, contact, contactInk, focus } =
  // As on the site, where nothing can tell which theme the visitor chose.
  color.dark

export const STYLE = `
:root { color-scheme: dark; background: ${ground}; color: ${text}; accent-color: ${accent} }
* { box-sizing: border-box }
body { max-width: 42rem; margin: 0 auto; padding: 3rem 1.25rem 5rem; font: ${typeScale.m.size}/${typeScale.m.line} system-ui, sans-serif; overflow-wrap: anywhere }
h1 { margin: 0 0 1rem; font-size: ${typeScale.t4.size}; line-height: ${typeScale.t4.line}; text-wrap: balance }
h2 { margin: 2rem 0 .5rem; font-size: ${typeScale.t1.size} }
p { margin: 0 0 1rem }
a { color: ${accent}; text-underline-offset: .2em }
form { display: grid; gap: 1.25rem; margin-top: 2rem }
fieldset { display: grid; gap: 1.25rem; margin: 0; padding: 0; border: 0 }
label { display: block; font-weight: 600 }
legend { padding: 0 0 .75rem; color: ${muted} }
small { color: ${muted}; font-weight: 400 }
input[type=checkbox] { flex: none; width: 22px; height: 22px; margin: 0 }
input:not([type=radio], [type=checkbox]), textarea, select { width: 100%; min-height: 44px; margin-top: .4rem; padding: .6rem .8rem; border: 1.5px solid ${lineStrong}; border-radius: ${radius.s}; background: ${surface}; color: inherit; font: inherit }
textarea { min-height: 12rem }
[aria-invalid] { border-color: ${danger} !important }
.choice { display: flex; gap: .75rem; align-items: center; min-height: 44px; font-weight: 400 }
.problem { margin: .3rem 0 0; color: ${danger} }
.reference { font: 600 ${typeScale.t2.size}/1.4 ui-monospace, monospace; letter-spacing: .06em }
form + p { margin-top: 2rem }
.trap { position: absolute; inset-inline-start: -100vw }
button { min-height: 48px; padding: .7rem 1.5rem; border: 0; border-radius: ${radius.pill}; background: ${contact}; color: ${contactInk}; font: 600 1em system-ui, sans-serif; cursor: pointer; justify-self: start }
:focus-visible { outline: 3px solid ${focus}; outline-offset: 3px }
`
