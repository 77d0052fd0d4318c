import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const SITE = 'https://votre-site.example'
const map = (...paths: readonly string[]) => [
  {
    data: `<?xml version="1.0"?><urlset>${paths.map((path) => `<url><loc>${SITE}/${path}</loc></url>`).join('')}</urlset>`,
  },
]
const TEXT =
  'Nous rempaillons les chaises à Angers depuis 1982, au seigle ou au jonc. Comptez trois semaines et 95 € par assise. Déposez la chaise le samedi matin, rue Lionnaise, ou demandez un enlèvement à partir de quatre pièces. Le bois est recollé si besoin.'
const html = (description: string, text = TEXT, robots = '') => ({
  data: `<html><head><title>Rempaillage</title>${description ? `<meta name="description" content="${description}">` : ''}${robots ? `<meta content="${robots}" name="robots">` : ''}</head><body><nav>Accueil Contact</nav><main><h1>Rempaillage</h1><p>${text}</p></main></body></html>`,
})
const says = (description: Bilingual<string>): Bilingual<string> => ({
  fr: JSON.stringify({ output: { description: description.fr } }),
  en: JSON.stringify({ output: { description: description.en } }),
})
const GOOD = both(
  'Rempaillage de chaises au seigle ou au jonc, à Angers : 95 € par assise, trois semaines, dépôt le samedi matin rue Lionnaise.',
  'Chairs re-seated in rye or rush in Angers: 95 € a seat, three weeks, to be left on Saturday mornings in rue Lionnaise.',
)
const MADE_UP = both(
  'Rempaillage de chaises à Angers dès 9 € par assise, en trois semaines, dépôt le samedi matin rue Lionnaise, au seigle.',
  'Chairs re-seated in Angers from 9 € a seat, within three weeks, to be left on Saturday mornings in rue Lionnaise.',
)

export const examples: readonly Example[] = [
  {
    name: both(
      'Trois descriptions à écrire sur six pages',
      'Three descriptions to write on six pages',
    ),
    given: {
      tuesday: [{}],
      known: [{ URL: `${SITE}/histoire`, Proposal: 'Déjà écrite.' }],
      map: map('histoire', 'chaises', 'fauteuils', 'tables', 'lits', 'merci', 'panne'),
      pages: [
        html(''),
        html('Atelier d’Angers.'),
        html(
          'Tables de ferme recollées et poncées dans notre atelier d’Angers, devis sur place le samedi matin.',
        ),
        html('x'.repeat(200)),
        html('', TEXT, 'noindex, follow'),
        { error: { message: 'timeout' } },
      ],
      haiku: { says: [says(GOOD), says(MADE_UP), says(both('', ''))] },
      append: [{ URL: `${SITE}/chaises` }],
      tell: [{ accepted: true }],
    },
    expects: {
      urls: { count: 6 },
      read: [
        { url: `${SITE}/chaises`, why: both('absente', 'missing'), lost: 1 },
        { url: `${SITE}/fauteuils`, why: both('trop courte', 'too short') },
        { url: `${SITE}/lits`, why: both('trop longue', 'too long') },
      ],
      good: [{ said: GOOD }],
      sum: [{ kept: 1 }],
    },
    asks: {
      append: [{ columns: { value: { URL: `${SITE}/chaises`, Proposal: GOOD } } }],
      tell: [
        {
          text: both(
            `Propositions dans la feuille : 1\nPages non lues : 1\n\nÀ reprendre un autre mardi :\n- ${SITE}/fauteuils : chiffre absent de la page\n- ${SITE}/lits : le modèle n’a pas trouvé de quoi décrire`,
            `Proposals in the sheet: 1\nPages not read: 1\n\nTo be tried again another Tuesday:\n- ${SITE}/fauteuils: a figure that the page lacks\n- ${SITE}/lits: the model found nothing to describe`,
          ),
        },
      ],
    },
  },
  {
    name: both('La feuille refuse les lignes', 'The sheet refuses the rows'),
    given: {
      tuesday: [{}],
      known: [{}],
      map: map('chaises', 'bancs'),
      pages: [html('Atelier à Angers'), html('Atelier à Angers')],
      haiku: { says: [says(GOOD)] },
      append: { fails: 'Quota exceeded' },
      tell: [{ accepted: true }],
    },
    expects: {
      read: [
        { why: both('identique à une autre', 'same as another') },
        { why: both('identique à une autre', 'same as another') },
      ],
      sum: [{ kept: 0 }],
    },
    asks: {
      tell: [
        {
          text: both(
            `Propositions dans la feuille : 0\n\nÀ reprendre un autre mardi :\n- ${SITE}/bancs : déjà proposée pour une autre page\n- ${SITE}/chaises : la feuille a refusé la ligne`,
            `Proposals in the sheet: 0\n\nTo be tried again another Tuesday:\n- ${SITE}/bancs: proposed for another page already\n- ${SITE}/chaises: the sheet refused the row`,
          ),
        },
      ],
    },
  },
  {
    name: both('Treize pages pour douze places', 'Thirteen pages for twelve places'),
    given: {
      tuesday: [{}],
      known: [
        { URL: `${SITE}/banc`, Proposal: GOOD.fr },
        { URL: `${SITE}/lit`, Proposal: GOOD.en },
      ],
      map: map(...Array.from({ length: 13 }, (_, at) => `p${at}`)),
      pages: Array.from({ length: 13 }, () => html('')),
      haiku: { says: [says(GOOD)] },
      tell: [{ accepted: true }],
    },
    expects: {
      // Week 48: the thirteen are entered at the fifth.
      read: [
        { url: `${SITE}/p4` },
        ...Array.from({ length: 10 }, () => ({})),
        { url: `${SITE}/p2` },
      ],
      check: Array.from({ length: 12 }, () => ({
        fault: both('déjà proposée pour une autre page', 'proposed for another page already'),
      })),
      append: 'not reached',
    },
  },
  {
    name: both('Le modèle ne répond pas', 'The model does not answer'),
    given: {
      tuesday: [{}],
      known: [{}],
      map: map('chaises'),
      pages: [html('')],
      haiku: { fails: 'Overloaded' },
      tell: [{ accepted: true }],
    },
    expects: { 'any.no': { count: 1 }, append: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            `Propositions dans la feuille : 0\n\nÀ reprendre un autre mardi :\n- ${SITE}/chaises : le modèle n’a pas répondu`,
            `Proposals in the sheet: 0\n\nTo be tried again another Tuesday:\n- ${SITE}/chaises: the model did not answer`,
          ),
        },
      ],
    },
  },
  {
    name: both('Rien à revoir', 'Nothing to look at'),
    given: {
      tuesday: [{}],
      known: [{}],
      map: map('merci'),
      pages: [html('', 'Merci.')],
      tell: [{ accepted: true }],
    },
    expects: { ask: 'not reached' },
    asks: {
      tell: [{ text: both('Aucune description à revoir.', 'No description to look at.') }],
    },
  },
  {
    name: both('Un index au lieu d’un plan', 'An index for a map'),
    given: {
      tuesday: [{}],
      known: [{}],
      map: [{ data: '<sitemapindex><sitemap><loc>x</loc></sitemap></sitemapindex>' }],
      tell: [{ accepted: true }],
    },
    expects: {
      urls: [
        {
          text: both(
            'L’adresse donnée est celle d’un index : donnez celle d’un plan qui contient des pages.',
            'The address given is that of an index: give one of a map that holds pages.',
          ),
        },
      ],
    },
  },
  {
    name: both('Le plan ne répond pas', 'The map does not answer'),
    given: {
      tuesday: [{}],
      known: [{}],
      map: { fails: 'Not found' },
      tell: [{ accepted: true }],
    },
    expects: { urls: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Plan du site hors d’atteinte : Not found',
            'Site map out of reach: Not found',
          ),
        },
      ],
    },
  },
]
