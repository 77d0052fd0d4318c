/** What a paid post must say in France, and whether its contract stands. */
import { inBoth } from '../../fragments/code.ts'

export const CHECK = inBoth(
  (words) => `const post = $('post').first().json
const found = $('contract').all().map(({ json }) => json)
const down = found.find(({ error }) => error)
const asked = String(post.code ?? '').trim().toUpperCase()
const given = { email: String(post.email ?? '').trim(), code: asked, day: post.day, words: String(post.text ?? '').trim() }
if (down) return [{ json: { ...given, state: 'blind', why: String(down.error.message ?? down.error) } }]
const contract = found.find(({ Code }) => String(Code ?? '').trim().toUpperCase() === asked)
const plain = (text) => String(text ?? '').normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase()
const text = plain(given.words), start = text.slice(0, $('settings').first().json.start)
const day = DateTime.fromISO(String(post.day))
const banned = String(contract?.Forbidden ?? '').split(';').map((one) => one.trim()).filter((one) => one && text.includes(plain(one)))
const image = String(post.image)
const faults = [
  ...(contract ? [] : ['${words.unknown}']),
  ...(contract && !contract.Signed ? ['${words.unsigned}'] : []),
  ...(/(?<![a-z])(?:publicite|collaboration\\s+commerciale)(?![a-z])/.test(start.replace(/(?<![a-z])(?:pas|sans|aucune|non)\\s+(?:(?:de|une|la)\\s+)?(?:publicite|collaboration)/g, '')) ? [] : ['${words.label}']),
  ...(image === '${words.edited}' && !text.includes('images retouchees') ? ['${words.sayEdited}'] : []),
  ...(image === '${words.made}' && !text.includes('images virtuelles') ? ['${words.sayMade}'] : []),
  ...banned.map((one) => '${words.banned}' + one),
  ...(day.isValid && day.diff($now.startOf('day'), 'days').days >= 2 ? [] : ['${words.late}']),
]
return [{ json: { ...given, state: faults.length ? 'mend' : 'ready', product: contract?.Product ?? '', contract: contract?.id ?? '',
  count: faults.length, why: faults.map((one) => '- ' + one).join('\\n'),
  shown: [contract?.Product ?? '', post.network + ', ' + (day.isValid ? day.toFormat('dd/MM/yyyy') : '') + ', ' + given.email, image, given.words, post.preview ?? ''].filter(Boolean).join('\\n\\n') } }]`,
  {
    fr: {
      edited: 'Visage ou silhouette retouchés',
      made: 'Visage ou silhouette faits par une IA',
      unknown: 'aucun contrat à ce numéro',
      unsigned: 'le contrat n’est pas encore signé',
      label:
        'dites « Publicité » ou « Collaboration commerciale » dès les premiers mots, et sur l’image ou la vidéo tout du long',
      sayEdited: 'ajoutez « Images retouchées »',
      sayMade: 'ajoutez « Images virtuelles »',
      banned: 'à retirer, d’après le contrat : ',
      late: 'prévoyez une parution dans deux jours au moins',
    },
    en: {
      edited: 'Face or figure retouched',
      made: 'Face or figure made by AI',
      unknown: 'no contract under that number',
      unsigned: 'the contract is not signed yet',
      label:
        'say “Publicité” or “Collaboration commerciale” in the first words, and on the picture or film throughout',
      sayEdited: 'add “Images retouchées”',
      sayMade: 'add “Images virtuelles”',
      banned: 'to take out, says the contract: ',
      late: 'plan it for two days from now at least',
    },
  },
)
