/** Photos that are new in a folder, what a model says that it sees, and those that fit a question. */
import { inBoth } from '../../fragments/code.ts'

/** A fingerprint for each file tells a photo that was retouched; the formats are those that the model opens. */
export const FRESH = `const known = new Map($('known').all().map(({ json }) => [json.path, json.version]))
const { most } = $('settings').first().json
return $('folder').all().map(({ json }) => json)
  .filter(({ type, path }) => type === 'file' && /\\.(jpe?g|png|webp)$/i.test(path))
  .map(({ path, eTag }) => ({ path: '/' + decodeURIComponent(path).replace(/^\\/+/, ''), version: eTag }))
  .filter(({ path, version }) => known.get(path) !== version)
  .slice(0, most)
  .map((json) => ({ json }))`

/** An answer cut short is a fault, not a blurred photo. A description without a subject is none; a day in the file's name is worth more than the one on the disk. */
export const SHEET = inBoth(
  (say: Record<string, string>) => `const { path, version } = $('photo').first().json
const error = $json.error ? String($json.error.message ?? $json.error) : ''
const said = ($json.output ?? []).flatMap((one) => one.content ?? []).map((one) => one.text ?? '').join(' ')
let seen = null
try { seen = JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)) } catch {}
const isRead = seen !== null && !error
seen ??= {}
const clean = (text) => String(text ?? '').replace(/\\s+/g, ' ').trim().slice(0, 300)
const subject = clean(seen.subject)
const day = /(20\\d{2})[-_]?(0[1-9]|1[0-2])[-_]?([0-2]\\d|3[01])/.exec(path.split('/').pop())?.slice(1).join('-') ?? ''
const parts = [subject, clean(seen.material), clean(seen.state), seen.text ? '${say['text']}' + clean(seen.text) : '', day ? '${say['day']}' + day : '']
const state = !isRead ? 'failed' : seen.blurred === true || subject === '' ? 'unclear' : 'seen'
return { json: { path, version, day, state, error: isRead ? '' : error || '${say['garbled']}', description: state === 'seen' ? parts.filter(Boolean).join('. ') : '' } }`,
  {
    fr: { text: 'Texte lisible : ', day: 'Prise le ', garbled: 'réponse du modèle illisible' },
    en: { text: 'Readable text: ', day: 'Taken on ', garbled: 'answer of the model unreadable' },
  },
)

/** A photo that was described twice comes once; a store that fails hands back what it was asked. */
export const FOUND = inBoth(
  (say: Record<string, string>) => `const { closest, keep, question } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const isDown = rows.some((row) => !row.document && Object.keys(row).length > 0)
const near = rows.filter(({ document, score }) => document?.metadata?.path && score >= closest)
const once = near.filter((one, at) => near.findIndex((other) => other.document.metadata.path === one.document.metadata.path) === at).slice(0, keep)
const lines = once.map(({ document: { pageContent, metadata } }, at) => (at + 1) + '. ' + metadata.path + '\\n   ' + pageContent)
return [{ json: {
  found: once.length,
  title: isDown ? '${say['down']}' : once.length > 0 ? '${say['some']}' + question : '${say['none']}',
  text: isDown ? '${say['later']}' : once.length > 0 ? lines.join('\\n') : '${say['hint']}',
} }]`,
  {
    fr: {
      down: 'Recherche en panne',
      some: 'Photos pour : ',
      none: 'Aucune photo assez proche',
      later: 'La base ne répond pas. Réessayez dans un moment ; aucune conclusion à en tirer.',
      hint: 'Essayez avec l’ouvrage et le matériau : « étanchéité, relevé d’acrotère ».',
    },
    en: {
      down: 'Search down',
      some: 'Photos for: ',
      none: 'No photo close enough',
      later: 'The store does not answer. Try again in a moment; nothing follows from this.',
      hint: 'Try with the part and its material: “waterproofing, parapet upstand”.',
    },
  },
)
