import type { JsonObject } from '../../flow/flow.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const SITE: Given = [{ ref: 'CH-26/14' }]
const lot = (name: string, company: string, siren: string, works: string) => ({
  lot: name,
  company,
  siren,
  works,
  opened_on: '2026-12-07',
})
const LOTS = [
  lot('03 Étanchéité', 'Roc Étanche', '732 829 320', 'étanchéité de toiture-terrasse'),
  lot('05 Cloisons', 'Plâtrerie Nuzet', '552100554', 'cloisons et doublages'),
  lot('07 Chauffage', 'Calor Sud', '404 833 048', 'chauffage au sol'),
]
const pdf = (name: string) => ({ type: 'file', path: `/Chantiers/Decennales/CH-2614/${name}` })
const PDF: Given = {
  items: [{ json: {}, files: { data: { type: 'application/pdf', name: 'a.pdf', text: 'PDF' } } }],
}
const files = (count: number): Given =>
  'items' in PDF ? { items: Array.from({ length: count }, () => PDF.items[0]!) } : PDF
const paper = (siren: string, from: string, to: string, works: string) => ({
  extractedText: `ATTESTATION RC DÉCENNALE ${siren}. Chantiers ouverts du ${from} au ${to}. Activités : ${works}.`,
})
const says = (...answers: readonly JsonObject[]): Given => ({
  says: answers.map((one) => JSON.stringify(one)),
})
const YEAR = { from: '2026-01-01', to: '2026-12-31' }
const ROOF = paper('732.829.320', '01/01/2026', '31/12/2026', 'Étanchéité de toiture, terrasse')

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un lot couvert, un hors période, un sans papier',
      en: 'One lot covered, one out of period, one without a paper',
    },
    given: {
      site: SITE,
      lots: LOTS,
      folder: [
        pdf('roc.pdf'),
        pdf('nuzet.pdf'),
        pdf('inconnu.pdf'),
        { type: 'folder', path: '/x' },
      ],
      fetch: files(3),
      read: [
        ROOF,
        paper('552 100 554', '01/01/2025', '31/12/2025', 'Plâtrerie, cloisons'),
        paper('111 111 111', '01/01/2026', '31/12/2026', 'Peinture'),
      ],
      medium: says(
        { ...YEAR, works: [{ lot: '03 Étanchéité', quote: 'Étanchéité de toiture, terrasse' }] },
        {
          from: '2025-01-01',
          to: '2025-12-31',
          works: [{ lot: '05 Cloisons', quote: 'Plâtrerie, cloisons' }],
        },
        { ...YEAR, works: [] },
      ),
      send: [{ messageId: '1' }],
      done: [{}],
    },
    expects: {
      match: [{ lots: ['03 Étanchéité'] }, { lots: ['05 Cloisons'] }, { lots: [] }],
      check: [
        {
          covered: 1,
          all: 3,
          states: ['absent', 'period', 'covered'],
          text: both(
            '07 Chauffage, Calor Sud : AUCUNE ATTESTATION\n05 Cloisons, Plâtrerie Nuzet : HORS PÉRIODE (01/01/2025 – 31/12/2025), nuzet.pdf\n03 Étanchéité, Roc Étanche : couvert (jusqu’au 31/12/2026, Étanchéité de toiture, terrasse), roc.pdf\nSans lot, ou illisibles : inconnu.pdf',
            '07 Chauffage, Calor Sud: NO CERTIFICATE\n05 Cloisons, Plâtrerie Nuzet: OUT OF PERIOD (01/01/2025 – 31/12/2025), nuzet.pdf\n03 Étanchéité, Roc Étanche: covered (until 31/12/2026, Étanchéité de toiture, terrasse), roc.pdf\nWithout a lot, or unreadable: inconnu.pdf',
          ),
        },
      ],
      stop: 'not reached',
    },
    asks: {
      folder: [{ path: both('/Chantiers/Decennales/CH-2614', '/Sites/Certificates/CH-2614') }],
      send: [
        {
          subject: both(
            'Chantier CH-2614 : 1 lot(s) couvert(s) sur 3',
            'Site CH-2614: 1 lot(s) covered of 3',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Activité voisine, date inventée, modèle muet, courriel refusé',
      en: 'A neighbouring activity, an invented date, a silent model, email refused',
    },
    given: {
      site: SITE,
      lots: LOTS,
      folder: [pdf('roc.pdf'), pdf('nuzet.pdf'), pdf('calor.pdf')],
      fetch: files(3),
      read: [
        paper('732 829 320', '1er JANVIER 2026', '31 décembre 2026', 'Couverture en tuiles'),
        paper('552100554', '01/01/2026', 'ce jour', 'Plâtrerie'),
        paper('404833048', '01/01/2026', '31/12/2026', 'Chauffage'),
      ],
      medium: {
        says: [
          JSON.stringify({
            ...YEAR,
            works: [{ lot: '03 Étanchéité', quote: 'Étanchéité de toiture' }],
          }),
          JSON.stringify({ ...YEAR, works: [{ lot: '05 Cloisons', quote: 'Plâtrerie' }] }),
          'pardon',
          'pardon',
        ],
      },
      send: { fails: '451' },
      done: [{}],
    },
    expects: { check: [{ covered: 0, states: ['unread', 'undated', 'works'] }] },
    asks: {
      done: [
        {
          completionTitle: both('0 lot(s) couvert(s) sur 3', '0 lot(s) covered of 3'),
          completionMessage: both(
            '07 Chauffage, Calor Sud : à lire, le modèle n’a pas répondu, calor.pdf<br>05 Cloisons, Plâtrerie Nuzet : à lire, période ou ouverture du chantier introuvable, nuzet.pdf<br>03 Étanchéité, Roc Étanche : à lire, travaux non nommés, roc.pdf<br>Courriel refusé, copiez cette page.',
            '07 Chauffage, Calor Sud: to be read, the model did not answer, calor.pdf<br>05 Cloisons, Plâtrerie Nuzet: to be read, period or opening of the site not found, nuzet.pdf<br>03 Étanchéité, Roc Étanche: to be read, works not named, roc.pdf<br>Email refused, copy this page.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Vingt et un PDF', en: 'Twenty-one PDFs' },
    given: {
      site: SITE,
      lots: [LOTS[0]!],
      folder: Array.from({ length: 21 }, (_, at) => pdf(`${at}.pdf`)),
      fetch: files(20),
      read: Array.from({ length: 20 }, () => ROOF),
      medium: says(...Array.from({ length: 20 }, () => ({ ...YEAR, works: [] }))),
      send: [{ messageId: '2' }],
      done: [{}],
    },
    expects: {
      check: [
        {
          text: both(
            '03 Étanchéité, Roc Étanche : à lire, travaux non nommés, 0.pdf\nPDF non lus, au-delà de la limite : 1',
            '03 Étanchéité, Roc Étanche: to be read, works not named, 0.pdf\nPDFs not read, beyond the limit: 1',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Dossier vide', en: 'Empty folder' },
    given: { site: SITE, lots: LOTS, folder: [], stop: [{}] },
    expects: { papers: [{ kind: 'stop' }], fetch: 'not reached' },
    asks: {
      stop: [
        {
          completionMessage: both(
            'Aucune attestation dans le dossier de ce chantier.',
            'No certificate in this site’s folder.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Référence inconnue', en: 'Unknown reference' },
    given: { site: SITE, lots: [], folder: [pdf('roc.pdf')], stop: [{}] },
    expects: {
      papers: [{ text: both('Aucun lot sous cette référence.', 'No lot under this reference.') }],
    },
  },
  {
    name: { fr: 'Base muette', en: 'Database silent' },
    given: { site: SITE, lots: { fails: 'timeout' }, folder: [], stop: [{}] },
    expects: {
      papers: [
        { text: both('Base des chantiers muette : timeout', 'Database of sites silent: timeout') },
      ],
    },
  },
]
