import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const CLIENTS = [
  { name: 'Boulangerie Vidal', aliases: 'Vidal', domain: 'vidal.example' },
  { name: 'Maison Héricourt', aliases: '', domain: 'hericourt.example' },
  { name: 'Vidal & Fils Transports', aliases: '', domain: 'vidal-fils.example' },
]
const ask = (client = 'boulangerie vidal') => [
  { document: 'https://docs.google.com/document/d/1AbC_dEf-9876543210/edit', client },
]
const file = (text: string): Given => ({
  items: [{ json: {}, files: { data: { type: 'text/plain', name: 'doc.txt', text } } }],
})
const GOOD =
  '\uFEFFProposition à la Boulangerie Vidal\nNous remercions Vidal de sa confiance (voir [1]).\nVotre four, livré le 4 janvier, est garanti deux ans[a].\n________________\n[a]À relire avec l’atelier.'

export const examples: readonly Example[] = [
  {
    name: both('Un nom, une adresse, une case vide', 'A name, an address, a blank'),
    given: {
      ask: ask(),
      clients: CLIENTS,
      document: file(
        `${GOOD}\nLes locaux de la maison Hericourt restent ouverts.\nContact : achats@vidal-fils.example\nDélai : [à préciser]\nLe tarif Vidal & fils transports s’applique.`,
      ),
      note: [{ day: '2026-11-23' }],
      page: [{}],
    },
    expects: { judge: [{ state: 'found', count: 4 }] },
    asks: {
      document: [{ fileId: { value: '1AbC_dEf-9876543210' } }],
      note: [{ columns: { value: { client: 'boulangerie vidal', count: 4 } } }],
      page: [
        {
          completionTitle: both('Lignes à revoir : 4', 'Lines to look at: 4'),
          completionMessage: both(
            'Autre client, Maison Héricourt → Les locaux de la maison Hericourt restent ouverts.<br>Adresse d’un autre client, Vidal &amp; Fils Transports → Contact : achats@vidal-fils.example<br>Case vide → Délai : [à préciser]<br>Autre client, Vidal &amp; Fils Transports → Le tarif Vidal &amp; fils transports s’applique.',
            'Other client, Maison Héricourt → Les locaux de la maison Hericourt restent ouverts.<br>Address of another client, Vidal &amp; Fils Transports → Contact : achats@vidal-fils.example<br>Blank → Délai : [à préciser]<br>Other client, Vidal &amp; Fils Transports → Le tarif Vidal &amp; fils transports s’applique.',
          ),
        },
      ],
    },
  },
  {
    name: both('Propre, mais non noté', 'Clean, but not noted'),
    given: {
      ask: ask(),
      clients: CLIENTS,
      document: file(GOOD),
      note: { fails: 'Quota exceeded' },
      page: [{}],
    },
    expects: { judge: [{ state: 'clean' }], stop: 'not reached' },
    asks: {
      page: [
        {
          completionMessage: both(
            'Lignes lues : 5<br>Contrôle non noté au registre.',
            'Lines read: 5<br>Check not noted in the register.',
          ),
        },
      ],
    },
  },
  {
    name: both('Un destinataire inconnu', 'An unknown addressee'),
    given: {
      ask: ask('Duval'),
      clients: CLIENTS,
      document: file(GOOD),
      stop: [{}],
    },
    expects: { note: 'not reached' },
    asks: {
      stop: [
        {
          completionMessage: both(
            'Destinataire absent de la liste des clients : Duval',
            'Addressee not in the list of clients: Duval',
          ),
        },
      ],
    },
  },
  {
    name: both('Le document est fermé', 'The document is closed'),
    given: {
      ask: ask(),
      clients: CLIENTS,
      document: { fails: 'File not found' },
      stop: [{}],
    },
    expects: { judge: [{ state: 'stop' }], page: 'not reached' },
    asks: {
      stop: [
        {
          completionTitle: both('Non vérifié', 'Not checked'),
          completionMessage: both(
            'Le document ne se lit pas : File not found',
            'The document cannot be read: File not found',
          ),
        },
      ],
    },
  },
  {
    name: both('Un PDF n’est pas « rien trouvé »', 'A PDF is no “nothing found”'),
    given: {
      ask: ask(),
      clients: CLIENTS,
      document: file(`%PDF-1.7 ${'obj stream endstream '.repeat(9)}`),
      stop: [{}],
    },
    expects: { judge: [{ state: 'stop' }], note: 'not reached' },
    asks: {
      stop: [
        {
          completionMessage: both(
            'Pas un document Google, ou moins de cinquante signes de texte.',
            'No Google document, or fewer than fifty characters of text.',
          ),
        },
      ],
    },
  },
]
