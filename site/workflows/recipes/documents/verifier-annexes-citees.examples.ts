import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const FILL =
  'Le diagnostic porte sur la charpente de la halle, relevée en octobre avec le maître d’ouvrage et deux entreprises. Les bois de la travée nord sont sains ; ceux de la travée sud demandent un traitement et trois remplacements.'
const ask = [
  {
    report: 'https://docs.google.com/document/d/1Rapport_Halle-2026xx/edit',
    folder: 'https://drive.google.com/drive/folders/1Dossier_Halle-2026xx?usp=sharing',
  },
]
const report = (text: string): Given => ({
  items: [{ json: {}, files: { data: { type: 'text/plain', name: 'r.txt', text } } }],
})
const files = (...names: readonly string[]) => names.map((name, at) => ({ id: `f${at}`, name }))

export const examples: readonly Example[] = [
  {
    name: both('Une absente, un double, une oubliée', 'One missing, one double, one forgotten'),
    given: {
      ask,
      files: files(
        'Rapport',
        'Annexe_01_plan.pdf',
        'Annexe 2 - photos.pdf',
        'annexe-2 bis.pdf',
        'ANNEXE C.pdf',
        'Annexe d’assurance.pdf',
      ),
      report: report(
        `${FILL} Voir l’annexe 2, 14 photos, et les annexes n° 1 à 3. Annexe à ce rapport : néant. L’annexe 2019 du marché est sans objet.`,
      ),
      page: [{}],
    },
    expects: { judge: [{ state: 'fault' }], list: 'not reached' },
    asks: {
      files: [{ queryString: "'1Dossier_Halle-2026xx' in parents and trashed = false" }],
      page: [
        {
          completionMessage: both(
            'Citées et absentes du dossier : 3<br>Deux fichiers portent le même repère : 2<br>Jointes et jamais citées : C',
            'Named, and not in the folder: 3<br>Two files bear the same mark: 2<br>Enclosed, and never named: C',
          ),
        },
      ],
    },
  },
  {
    name: both('Tout y est, la liste est écrite', 'All there, the list is written'),
    given: {
      ask,
      files: files('Annexe B devis.xlsx', 'Annexe A relevé.pdf', 'Rapport.gdoc'),
      report: report(`${FILL} Les annexes A et B en donnent le détail.`),
      list: [{ id: 'l1' }],
      done: [{}],
    },
    expects: {
      judge: [
        {
          state: 'whole',
          list: both(
            'Annexe A – Annexe A relevé.pdf\nAnnexe B – Annexe B devis.xlsx',
            'Annex A – Annexe A relevé.pdf\nAnnex B – Annexe B devis.xlsx',
          ),
        },
      ],
    },
    asks: {
      done: [
        {
          completionTitle: both(
            'Toutes les annexes citées sont là : 2',
            'All annexes named are there: 2',
          ),
          completionMessage: both('La liste est dans le dossier.', 'The list is in the folder.'),
        },
      ],
    },
  },
  {
    name: both('La liste ne s’écrit pas', 'The list cannot be written'),
    given: {
      ask,
      files: files('Annexe 1.pdf'),
      report: report(`${FILL} Voir annexe 1.`),
      list: { fails: 'The user does not have sufficient permissions' },
      done: [{}],
    },
    expects: { page: 'not reached' },
    asks: {
      done: [
        {
          completionMessage: both(
            'Liste non écrite : The user does not have sufficient permissions',
            'List not written: The user does not have sufficient permissions',
          ),
        },
      ],
    },
  },
  {
    name: both('Relancé : la liste existe', 'Run again: the list exists'),
    given: {
      ask,
      files: files('Annexe 1.pdf', 'Liste des annexes', 'List of annexes'),
      report: report(`${FILL} Voir annexe 1.`),
      page: [{}],
    },
    expects: { list: 'not reached' },
    asks: {
      page: [
        {
          completionMessage: both(
            'Une liste des annexes est déjà dans le dossier : elle n’a pas été refaite.',
            'A list of annexes is in the folder already: it was not made again.',
          ),
        },
      ],
    },
  },
  {
    name: both('Le dossier est fermé', 'The folder is closed'),
    given: {
      ask,
      files: { fails: 'File not found: .' },
      report: report(FILL),
      page: [{}],
    },
    expects: { judge: [{ state: 'stop' }] },
    asks: {
      page: [
        {
          completionTitle: both('Non vérifié', 'Not checked'),
          completionMessage: both(
            'Le dossier ne se lit pas : File not found: .',
            'The folder cannot be read: File not found: .',
          ),
        },
      ],
    },
  },
  {
    name: both('Le rapport est fermé', 'The report is closed'),
    given: {
      ask,
      files: files('Annexe 1.pdf'),
      report: { fails: 'The user does not have access' },
      page: [{}],
    },
    expects: { list: 'not reached' },
    asks: {
      page: [
        {
          completionMessage: both(
            'Le rapport ne se lit pas : The user does not have access',
            'The report cannot be read: The user does not have access',
          ),
        },
      ],
    },
  },
  {
    name: both('Le rapport est un Word', 'The report is a Word file'),
    given: {
      ask,
      files: files('Annexe 1.pdf'),
      report: report(`PK${FILL} Voir annexe 1.`),
      page: [{}],
    },
    expects: { list: 'not reached' },
    asks: {
      page: [
        {
          completionMessage: both(
            'Pas un document Google, ou moins de deux cents signes de texte.',
            'No Google document, or fewer than two hundred characters of text.',
          ),
        },
      ],
    },
  },
]
