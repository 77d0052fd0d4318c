/** Claims that the law names are searched by code; vaguer ones are quoted by a model, and the quotation verified. */
import { inBoth, STANDS } from '../../fragments/code.ts'

export const LISTED = inBoth(
  (words) => `const text = String($json.text ?? '').normalize('NFC').slice(0, 8000)
const RULES = [
  [/(?<!\\p{L})bio-?d[ée]gradables?(?!\\p{L})|respectueu(?:x|ses?)\\s+de\\s+l['’ ]\\s*environnement/giu, '${words.banned}', true],
  [/neutres?\\s+en\\s+(?:carbone|co[2₂])|neutralit[ée]\\s+carbone|z[ée]ro\\s+carbone|empreinte\\s+carbone\\s+nulle|climatiquement\\s+neutres?|(?:int[ée]gralement|100\\s*%) compens[ée]e?s?/giu, '${words.carbon}', false],
  [/(?<!\\p{L})compostables?(?!\\p{L})/giu, '${words.compost}', false],
]
const pack = $json.support === '${words.pack}'
const found = RULES.flatMap(([pattern, rule, packOnly]) => [...text.matchAll(pattern)].map(([quote]) => ({
  quote, rule: packOnly && !pack ? '${words.elsewhere}' : rule,
})))
return { json: { text, support: $json.support, product: $json.product, author: $json.email, cut: String($json.text ?? '').length > 8000,
  listed: found.filter((one, at) => found.findIndex((other) => other.quote.toLowerCase() === one.quote.toLowerCase()) === at) } }`,
  {
    fr: {
      pack: 'Produit ou emballage',
      banned: 'interdit sur un produit ou un emballage neuf (code de l’environnement, L541-9-1)',
      elsewhere: 'interdit sur l’emballage (L541-9-1) ; ailleurs, à prouver',
      carbon:
        'bilan, démarche et compensation à rendre publics (L229-68) ; pour un produit, la directive 2024/825 exclut de compter la compensation',
      compost: 'plastique : interdit si seul le compostage industriel convient (L541-9-1)',
    },
    en: {
      pack: 'Product or packaging',
      banned: 'forbidden on a new product or packaging (French environment code, L541-9-1)',
      elsewhere: 'forbidden on packaging (L541-9-1); elsewhere it needs proof',
      carbon:
        'footprint, efforts and offsetting to be made public (L229-68); for a product, directive 2024/825 rules out counting the offsets',
      compost: 'plastic: forbidden where only industrial composting will do (L541-9-1)',
    },
  },
)

export const REPORT = inBoth(
  (words) => `${words.stands}
const given = $('listed').first().json
const said = $json.output?.claims ?? []
const KINDS = { vague: '${words.vague}', figure: '${words.figure}', part: '${words.part}', seal: '${words.seal}' }
const vague = said.filter((one) => KINDS[one.kind] && stands(one.quote, given.text) &&
  !given.listed.some(({ quote }) => plain(one.quote) === plain(quote))).slice(0, 10)
const lines = [
  ...given.listed.map(({ quote, rule }) => '- ${words.open}' + quote + '${words.close} ${words.dash} ' + rule),
  ...vague.map((one) => '- ${words.open}' + one.quote.trim() + '${words.close} ${words.dash} ' + KINDS[one.kind] + '. ${words.need}' + String(one.missing ?? '').slice(0, 160)),
]
return { json: { ...given, count: lines.length, dropped: said.length - vague.length, text: [
  given.product + ' (' + given.support + ')',
  lines.length ? lines.join('\\n') : '${words.none}',
  ...($json.output ? [] : ['${words.silent}']), ...(given.cut ? ['${words.cut}'] : []),
].join('\\n\\n') } }`,
  {
    fr: {
      stands: STANDS.fr,
      open: '« ',
      close: ' »',
      dash: ':',
      need: 'À apporter : ',
      vague: 'trop général pour être prouvé',
      figure: 'chiffre sans source ni point de comparaison',
      part: 'une partie passe pour le tout',
      seal: 'label ou pictogramme à vous',
      none: 'Aucune promesse relevée.',
      silent: 'Le modèle n’a pas répondu : seuls les mots de la loi ont été cherchés.',
      cut: 'Texte long : lu jusqu’au 8 000e caractère.',
    },
    en: {
      stands: STANDS.en,
      open: '“',
      close: '”',
      dash: '–',
      need: 'To be brought: ',
      vague: 'too general to be proven',
      figure: 'a figure without source or comparison',
      part: 'a part stands for the whole',
      seal: 'a label or sign of your own',
      none: 'No claim found.',
      silent: 'The model did not answer: only the words of the law were searched.',
      cut: 'A long text: read up to the 8,000th character.',
    },
  },
)
