import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const notice = (
  idweb: string,
  objet: string,
  datelimitereponse: string | null,
  donnees: string,
) => ({
  idweb,
  objet,
  nomacheteur: 'Commune de Sault',
  datelimitereponse,
  donnees,
  url_avis: `https://www.boamp.fr/avis/${idweb}`,
})
const SCHOOL = notice(
  '26-301',
  'Réfection de la couverture de l’école',
  '2026-12-18T12:00:00+01:00',
  '{"lot":"Lot 2 : couverture en tuiles, 640 m²","visite":"Visite obligatoire le 3 décembre"}',
)
const CHURCH = notice(
  '26-302',
  'Restauration du clocher',
  '2026-12-20T12:00:00+01:00',
  '{"exigence":"Qualification Qualibat 3194 exigée"}',
)
const LATE = notice('26-303', 'Bardage du gymnase', '2026-11-27T12:00:00+01:00', '{}')
const found = (...results: readonly ReturnType<typeof notice>[]): Given => [
  { total_count: results.length, results },
]
const read = (
  verdict: 'go' | 'no',
  why: string,
  quotes: readonly string[],
  reference = '',
): string => JSON.stringify({ output: { verdict, why, quotes, reference } })
const GO = read(
  'go',
  'Tuiles, 640 m²',
  ['couverture en tuiles, 640 m²', 'Visite obligatoire le 3 décembre'],
  'Halle 2024',
)
const WARNED = (cause: string) => [
  {
    text: both(
      `Avis non lus ou non classés ce matin : ${cause}. Ils seront repris demain ; si une échéance presse, ouvrez le BOAMP.`,
      `Notices not read or not filed this morning: ${cause}. They come round again tomorrow; if time presses, open the BOAMP.`,
    ),
  },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un oui prouvé, un non inventé, un trop tard',
      en: 'A proven yes, a made-up no, one too late',
    },
    given: {
      morning: [{}],
      notices: found(SCHOOL, CHURCH, LATE),
      fresh: [SCHOOL, CHURCH, LATE],
      past: [{ id: 4, name: 'Halle 2024' }],
      medium: {
        says: [
          '{"tool": "past", "with": {"word": "tuiles"}}',
          GO,
          read('no', 'Qualification absente', ['Qualification Qualibat 3211 exigée']),
          read('go', '?', []),
        ],
      },
      page: [{ id: 'p1' }, { id: 'p2' }],
      remember: { runs: [[{ id: 1 }, { id: 2 }], [{ id: 3 }]] },
      digest: [{ Messages: [] }],
    },
    expects: {
      check: [
        { id: '26-301', state: 'go', days: 25 },
        { id: '26-302', state: 'doubt', days: 27 },
        { id: '26-303', state: 'no', days: 4 },
      ],
      line: [
        {
          line: both(
            'À étudier, 25 jours : Réfection de la couverture de l’école (Commune de Sault) – Tuiles, 640 m²',
            'To study, 25 days: Réfection de la couverture de l’école (Commune de Sault) – Tuiles, 640 m²',
          ),
        },
        {
          line: both(
            'À relire, 27 jours : Restauration du clocher (Commune de Sault) – Qualification absente',
            'To read yourself, 27 days: Restauration du clocher (Commune de Sault) – Qualification absente',
          ),
        },
      ],
      warn: 'not reached',
    },
    asks: {
      digest: [{ subject: both('Marchés publics : 2 avis', 'Public tenders: 2 notices') }],
    },
  },
  {
    name: { fr: 'Sans date limite', en: 'Without a deadline' },
    given: {
      morning: [{}],
      notices: found({ ...SCHOOL, datelimitereponse: null }),
      fresh: [{ ...SCHOOL, datelimitereponse: null }],
      medium: { says: [GO] },
      page: { fails: 'Could not find database' },
      warn: [{ Messages: [] }],
    },
    expects: { check: [{ state: 'doubt', days: null }], remember: 'not reached' },
    asks: { warn: WARNED('Could not find database') },
  },
  {
    name: { fr: 'Le BOAMP ne répond pas', en: 'The BOAMP does not answer' },
    given: {
      morning: [{}],
      notices: { fails: 'timeout of 20000ms exceeded' },
      warn: [{ Messages: [] }],
    },
    expects: { each: 'not reached' },
    asks: { warn: WARNED('timeout of 20000ms exceeded') },
  },
  {
    name: { fr: 'Le modèle est en panne', en: 'The model is down' },
    given: {
      morning: [{}],
      notices: found(SCHOOL),
      fresh: [SCHOOL],
      medium: { fails: 'The service is overloaded' },
      warn: [{ Messages: [] }],
    },
    expects: {
      check: [{ id: '26-301', state: 'down' }],
      page: 'not reached',
      remember: 'not reached',
    },
  },
]
