import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Deux ensemble : un propre, un troué',
      en: 'Two together: one clean, one with gaps',
    },
    given: {
      filed: [
        { id: 'd1', name: 'Contrat – Lagarde' },
        { id: 'd2', name: 'Contrat – Moreau' },
      ],
      read: [
        {
          documentId: 'd1',
          content: 'Entre nous et Lagarde SAS\nPrix : 4 200 euros, dus le 12/01/2027.',
        },
        {
          documentId: 'd2',
          content:
            'Entre nous et ...........\nPrix : [montant à compléter]\nFait le 00/00/2026\nLe client Lagarde reconnaît…',
        },
      ],
      move: [{ id: 'd1' }],
      tell: [{ ok: true }],
    },
    expects: {
      search: [
        { id: 'd1', found: [] },
        {
          id: 'd2',
          found: [
            both('ligne 1 « Entre nous et ........... »', 'line 1 “Entre nous et ...........”'),
            both(
              'ligne 2 « Prix : [montant à compléter] »',
              'line 2 “Prix : [montant à compléter]”',
            ),
            both('ligne 3 « Fait le 00/00/2026 »', 'line 3 “Fait le 00/00/2026”'),
            both(
              'le client n’est nommé nulle part : Moreau',
              'the client is named nowhere: Moreau',
            ),
            both('autre client nommé : Lagarde', 'another client is named: Lagarde'),
          ],
        },
      ],
      stuck: 'not reached',
    },
    asks: { move: [{ fileId: { value: 'd1' } }] },
  },
  {
    name: { fr: 'L’un ne s’ouvre pas', en: 'One does not open' },
    given: {
      filed: [{ id: 'd3', name: 'Bail – Sanz' }],
      read: { fails: 'The caller does not have permission' },
      stuck: [{ ok: true }],
    },
    expects: { search: 'not reached' },
    asks: {
      stuck: [
        {
          text: both(
            '*Bail – Sanz* n’a pas pu être relu ou déplacé : The caller does not have permission',
            '*Bail – Sanz* could not be read or moved: The caller does not have permission',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Propre, mais Drive refuse le déplacement',
      en: 'Clean, but Drive refuses the move',
    },
    given: {
      filed: [{ id: 'd4', name: 'Mandat – Atelier Sanz' }],
      read: [{ documentId: 'd4', content: 'Atelier Sanz donne mandat.' }],
      move: { fails: 'File not found' },
      stuck: [{ ok: true }],
    },
    expects: { search: [{ found: [] }], tell: 'not reached' },
    asks: {
      stuck: [
        {
          text: both(
            '*Mandat – Atelier Sanz* n’a pas pu être relu ou déplacé : File not found',
            '*Mandat – Atelier Sanz* could not be read or moved: File not found',
          ),
        },
      ],
    },
  },
]
