import type { Example } from '../recipe.ts'

const notice = (idweb: string, objet: string, datelimitereponse: string | null) => ({
  idweb,
  objet,
  datelimitereponse,
  nomacheteur: 'Commune de Kerlann',
  descripteur_libelle: ['Travaux'],
})
const kept = (id: string, title: string, until: string) => ({
  id,
  title,
  about: `${title}, Travaux`,
  buyer: 'Commune de Kerlann',
  until,
  url: `https://www.boamp.fr/pages/avis/?q=idweb:%22${id}%22`,
})
const BOILERS = 'Remplacement de la chaudière du groupe scolaire'
const POOL = 'Construction d’une piscine, lot 7 chauffage'
const HEAT = 'Réseau de chaleur et chauffage urbain'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un oui, un non, un peut-être', en: 'A yes, a no, a maybe' },
    given: {
      morning: [{}],
      notices: [
        {
          results: [
            notice('26-1', BOILERS, '2026-12-18T12:00:00+00:00'),
            notice('26-2', HEAT, '2026-12-20T12:00:00+00:00'),
            notice('26-3', POOL, '2026-12-22T12:00:00+00:00'),
            notice('26-4', 'Entretien du chauffage', '2026-11-27T12:00:00+00:00'),
            notice('26-5', 'Marché attribué : chauffage', null),
            notice('26-6', 'Fourniture de mobilier', '2026-12-30T12:00:00+00:00'),
          ],
        },
      ],
      fresh: [
        kept('26-1', BOILERS, '2026-12-18'),
        kept('26-2', HEAT, '2026-12-20'),
        kept('26-3', POOL, '2026-12-22'),
      ],
      luna: {
        says: [
          '{"output":{"fit":"yes","reason":"Chaufferie","quote":"Remplacement de la chaudière"}}',
          '{"output":{"fit":"no","reason":"Refusé","quote":"Réseau de chaleur"}}',
          '{"output":{"fit":"no","reason":"Bâtiment","quote":"gros œuvre de la piscine"}}',
        ],
      },
      task: [{ id: 'cu1' }],
      ask: [{ id: 'm1' }],
      remember: [{ id: 1 }],
    },
    expects: {
      keep: [
        { id: '26-1', until: '2026-12-18', days: 25 },
        { id: '26-2', days: 27 },
        { id: '26-3', days: 29 },
      ],
      judged: [{ fit: 'yes' }, { fit: 'no' }, { fit: 'maybe' }],
      'verdict.no': { count: 1 },
      silent: 'not reached',
    },
    asks: {
      notices: [
        {
          queryParameters: {
            parameters: [
              {
                value:
                  'dateparution >= date\'2026-11-20\' and (code_departement="29" or code_departement="56")',
              },
              {},
              {},
            ],
          },
        },
      ],
      task: [{ name: BOILERS, additionalFields: { dueDate: '2026-12-11' } }],
    },
  },
  {
    name: { fr: 'Le modèle se tait', en: 'The model is silent' },
    given: {
      morning: [{}],
      notices: [{ results: [notice('26-1', BOILERS, '2026-12-18T12:00:00+00:00')] }],
      fresh: [kept('26-1', BOILERS, '2026-12-18')],
      luna: { fails: 'The service is overloaded' },
      ask: [{ id: 'm2' }],
      remember: [{ id: 2 }],
    },
    expects: {
      judged: [
        { fit: 'maybe', reason: { fr: 'non lu par le modèle', en: 'not read by the model' } },
      ],
      task: 'not reached',
    },
    asks: { remember: [{ columns: { value: { notice: '26-1', fit: 'maybe' } } }] },
  },
  {
    name: { fr: 'ClickUp refuse la tâche', en: 'ClickUp refuses the task' },
    given: {
      morning: [{}],
      notices: [{ results: [notice('26-1', BOILERS, '2026-12-18T12:00:00+00:00')] }],
      fresh: [kept('26-1', BOILERS, '2026-12-18')],
      luna: {
        says: ['{"output":{"fit":"yes","reason":"Chaufferie","quote":"chaudière"}}'],
      },
      task: { fails: 'Team not authorized' },
      unfiled: [{ accepted: true }],
    },
    expects: { judged: [{ fit: 'yes' }], remember: 'not reached' },
    asks: {
      unfiled: [
        {
          subject: {
            fr: `À étudier sans tâche : ${BOILERS}`,
            en: `To look into, no task: ${BOILERS}`,
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le BOAMP ne répond pas', en: 'The gazette does not answer' },
    given: {
      morning: [{}],
      notices: { fails: 'timeout of 20000ms exceeded' },
      silent: [{ accepted: true }],
    },
    expects: { settings: { count: 1 }, keep: 'not reached' },
    asks: {
      silent: [
        {
          text: {
            fr: 'Réponse : timeout of 20000ms exceeded. Trois jours sont relus demain.',
            en: 'It answered: timeout of 20000ms exceeded. Three days are read again tomorrow.',
          },
        },
      ],
    },
  },
]
