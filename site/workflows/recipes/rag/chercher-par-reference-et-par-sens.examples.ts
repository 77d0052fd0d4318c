import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const chat = (fr: string, en: string): Given => [{ chatInput: { fr, en } }]
const LEAK = chat(
  'Sur les 50 pompes vx-2041/B ISO 9001, quel serrage ?',
  'On the 50 pumps vx-2041/B ISO 9001, which torque?',
)

const TORQUE = {
  fr: 'Serrer le presse-étoupe à 12 Nm, en croix.',
  en: 'Tighten the gland to 12 Nm, crosswise.',
}
const row = (id: string, text: Bilingual<string>, refs: readonly string[]) => ({
  id,
  text,
  title: 'VX',
  page: '14',
  refs: [...refs],
})
const hit = (
  passage: number,
  pageContent: Bilingual<string>,
  refs: readonly string[],
  score: number,
) => ({
  document: { pageContent, metadata: { passage, title: 'VX', page: '14', refs: [...refs] } },
  score,
})
const OTHER = hit(9, { fr: 'Serrer à 18 Nm.', en: 'Tighten to 18 Nm.' }, ['VX2042'], 0.1)
const ANY = hit(11, { fr: 'Couper l’eau avant tout.', en: 'Shut off the water first.' }, [], 0.25)

export const examples: readonly Example[] = [
  {
    name: { fr: 'La bonne référence, la voisine écartée', en: 'The right one, its neighbour out' },
    given: {
      chat: LEAK,
      exact: [row('4', TORQUE, ['VX2041B']), row('5', { fr: 'Pièces', en: 'Parts' }, ['VX2041B'])],
      near: [OTHER, ANY, hit(4, TORQUE, ['VX2041B'], 0.2)],
      haiku: {
        says: [{ fr: 'Serrez à 12 Nm, en croix [1].', en: 'Tighten to 12 Nm, crosswise [1].' }],
      },
    },
    expects: {
      asked: [{ refs: ['VX2041B'] }],
      fused: [{ state: 'found', unknown: [], passages: [{ id: '4' }, { id: '5' }, { id: '11' }] }],
      checked: [
        {
          sound: true,
          output: {
            fr: 'Serrez à 12 Nm, en croix [1].\n\nSources :\n[1] VX, p. 14',
            en: 'Tighten to 12 Nm, crosswise [1].\n\nSources:\n[1] VX, p. 14',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un chiffre que les pages n’ont pas', en: 'A figure that no page has' },
    given: {
      chat: LEAK,
      exact: [row('4', TORQUE, ['VX2041B'])],
      near: [],
      haiku: { says: [{ fr: 'Serrez à 2 Nm [1].', en: 'Tighten to 2 Nm [1].' }] },
    },
    expects: {
      checked: [
        {
          sound: false,
          output: {
            fr: 'Je n’ai pas de réponse sûre. Voici les passages :\n\n[1] VX, p. 14\nSerrer le presse-étoupe à 12 Nm, en croix.',
            en: 'I have no sure answer. Here are the passages:\n\n[1] VX, p. 14\nTighten the gland to 12 Nm, crosswise.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une virgule que les pages n’ont pas', en: 'A decimal that no page has' },
    given: {
      chat: chat(
        'A 80 degrés, erreur E12 : quel serrage pour la VX 2041/B ?',
        'A 80 degree pump, error E12: which torque for the VX 2041/B?',
      ),
      exact: [row('4', TORQUE, ['VX2041B'])],
      near: { fails: 'connect ECONNREFUSED' },
      haiku: { says: [{ fr: 'Serrez à 1,2 Nm [1].', en: 'Tighten to 1.2 Nm [1].' }] },
    },
    expects: {
      asked: [{ refs: ['VX2041B'] }],
      fused: [{ state: 'found', down: 'near' }],
      checked: [
        {
          sound: false,
          output: {
            fr: 'Je n’ai pas de réponse sûre. Voici les passages :\n\n[1] VX, p. 14\nSerrer le presse-étoupe à 12 Nm, en croix.\n\nRecherche par le sens indisponible : seules les références exactes ont été lues.',
            en: 'I have no sure answer. Here are the passages:\n\n[1] VX, p. 14\nTighten the gland to 12 Nm, crosswise.\n\nSearch by meaning unavailable: exact references alone were read.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une référence mal recopiée', en: 'A reference copied wrong' },
    given: {
      chat: chat('Purger la VX-2014/B ?', 'How to bleed the VX-2014/B?'),
      exact: [],
      near: [OTHER],
      similar: [{ ref: 'VX2041B' }, { ref: 'VX2042' }],
    },
    expects: {
      fused: [{ state: 'unknown', unknown: ['VX2014B'], passages: [] }],
      which: [
        {
          output: {
            fr: 'Référence inconnue : VX2014B. Plus proches : VX2041B, VX2042. Relisez la plaque et reposez la question.',
            en: 'Unknown reference: VX2014B. Nearest: VX2041B, VX2042. Read the plate again and ask once more.',
          },
        },
      ],
      answer: 'not reached',
    },
  },
  {
    name: { fr: 'Sens et modèle en panne', en: 'Meaning and model down' },
    given: {
      chat: LEAK,
      exact: [row('4', TORQUE, ['VX2041B'])],
      near: { fails: 'connect ECONNREFUSED' },
      haiku: { fails: 'Overloaded' },
    },
    expects: { fused: [{ state: 'found', down: 'near' }], checked: [{ sound: false }] },
  },
  {
    name: { fr: 'Recherche exacte en panne', en: 'Exact search down' },
    given: { chat: LEAK, exact: { fails: 'timeout' }, near: [OTHER] },
    expects: { fused: [{ state: 'down' }], sorry: { count: 1 }, similar: 'not reached' },
  },
  {
    name: { fr: 'Une question sans référence ni réponse', en: 'Neither reference nor answer' },
    given: {
      chat: chat('Qui a les clés du grenier ?', 'Who has the attic keys?'),
      exact: [],
      near: [hit(9, { fr: 'Serrer.', en: 'Tighten.' }, [], 0.7)],
    },
    expects: { asked: [{ refs: [] }], fused: [{ state: 'nothing' }], nothing: { count: 1 } },
  },
]
