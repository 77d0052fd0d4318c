/** What was mended in a document that somebody brought, in words. */
import type { Bilingual, Language } from '../routes/language.ts'
import type { Repair, RepairKey } from '../workflows/document/repair/repair.ts'

export const repairsText = (repairs: readonly Repair[], language: Language): string =>
  repairs
    .map(({ key, nodes }) => {
      const text = WORDS[language][key]
      if (nodes.length === 0) return text
      const more = nodes.length > MOST ? '…' : ''
      return `${text} (${nodes.slice(0, MOST).join(', ')}${more})`
    })
    .join(' ; ')

/** Names that a message has room for. */
const MOST = 3

const fr: Readonly<Record<RepairKey, string>> = {
  'first-of-several': 'seul le premier workflow du fichier est ouvert',
  'words-around': 'ce qui entourait le JSON est laissé de côté',
  'loose-json': 'l’écriture du JSON est corrigée (virgules, commentaires, guillemets)',
  'escaped-json': 'les signes échappés du HTML sont rétablis',
  'no-name': 'il n’avait pas de nom',
  'not-a-node': 'ce qui n’était pas une étape est laissé de côté',
  'missing-name': 'étapes sans nom nommées',
  'duplicate-name': 'noms en double distingués',
  'missing-id': 'identifiants ajoutés',
  'duplicate-id': 'identifiants en double changés',
  'missing-type': 'étapes sans type gardées comme inconnues',
  'missing-version': 'versions ajoutées ou réécrites',
  'missing-position': 'étapes sans place placées',
  'missing-parameters': 'paramètres absents ajoutés, vides',
  'old-credentials': 'anciens identifiants réécrits',
  'wrong-value': 'valeurs impossibles retirées',
  'lost-link': 'liens vers des étapes absentes retirés',
  'duplicate-link': 'liens en double retirés',
  'linked-by-id': 'liens par identifiant réécrits par nom',
  'no-connections': 'aucun lien entre ses étapes',
  'wrong-connections': 'liens illisibles retirés',
  'wrong-pins': 'données épinglées illisibles retirées',
}

const en: Readonly<Record<RepairKey, string>> = {
  'first-of-several': 'only the first workflow of the file is open',
  'words-around': 'what stood around the JSON is left out',
  'loose-json': 'slips in the JSON are corrected (commas, comments, quotes)',
  'escaped-json': 'signs escaped for HTML are themselves again',
  'no-name': 'it had no name',
  'not-a-node': 'what was no step is left out',
  'missing-name': 'steps without a name were named',
  'duplicate-name': 'duplicate names were told apart',
  'missing-id': 'ids added',
  'duplicate-id': 'duplicate ids changed',
  'missing-type': 'steps without a type kept as unknown',
  'missing-version': 'versions added or rewritten',
  'missing-position': 'steps without a place were placed',
  'missing-parameters': 'missing parameters added, empty',
  'old-credentials': 'old credentials rewritten',
  'wrong-value': 'impossible values removed',
  'lost-link': 'links to missing steps removed',
  'duplicate-link': 'duplicate links removed',
  'linked-by-id': 'links by id rewritten by name',
  'no-connections': 'no links between its steps',
  'wrong-connections': 'unreadable links removed',
  'wrong-pins': 'unreadable pinned data removed',
}

const WORDS: Bilingual<Readonly<Record<RepairKey, string>>> = { fr, en }
