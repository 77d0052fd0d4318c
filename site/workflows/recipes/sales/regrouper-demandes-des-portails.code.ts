/** The code of its nodes. */

/** Each portal has labels of its own; the value is what follows them on the line. */
export const READ = `const portal = $('settings').first().json.portals.find((one) => String($json.from).toLowerCase().includes(one.from))
const text = String($json.textPlain ?? '')
const after = (label) => {
  const line = text.split(/\\r?\\n/).find((one) => one.includes(':') && one.split(':')[0].trim().toLowerCase() === label.toLowerCase())
  return line === undefined ? '' : line.slice(line.indexOf(':') + 1).trim()
}
if (!portal) return { json: { state: 'unknown', subject: $json.subject, from: $json.from, text } }
const digits = after(portal.phone).replace(/\\D/g, '').slice(-9)
const lead = {
  portal: portal.name,
  name: after(portal.person),
  phone: digits.length === 9 ? '+33' + digits : '',
  area: after(portal.area).replace(/\\D/g, '').slice(0, 2),
  wish: after(portal.wish),
}
return { json: { ...lead, subject: $json.subject, from: $json.from, text, state: lead.phone === '' ? 'unknown' : 'read' } }`

/** The same telephone within the window is the same person, whatever the portal sells. */
export const JOIN = `const known = new Map($input.all().filter(({ json }) => json.phone).map(({ json }) => [json.phone, json]))
return $('single').all().map(({ json }) => {
  const lead = known.get(json.phone)
  const rep = $('settings').first().json.reps.find((one) => one.areas.includes(json.area)) ?? $('settings').first().json.reps[0]
  const sold = $('read').all().filter((one) => one.json.phone === json.phone).map((one) => one.json.portal)
  const portals = [...new Set([...String(lead?.portals ?? '').split(', ').filter(Boolean), ...sold])].join(', ')
  const { text, ...kept } = json
  return { json: { ...kept, id: lead?.id ?? 0, portals, rep: rep.name, mobile: rep.mobile, email: rep.email, state: lead ? 'again' : 'new' } }
})`
