import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un créneau déjà pris, le deuxième tient',
      en: 'One slot taken, the second holds',
    },
    given: {
      request: [
        {
          name: 'Aline Besson',
          phone: '04 00 00 00 12',
          email: 'aline@besson.example',
          address: '3 rue des Tanneurs',
          trouble: { fr: 'Chasse d’eau qui fuit', en: 'Toilet cistern leaking' },
          wishes: { fr: 'Fin de journée, pas le mercredi', en: 'Late in the day, not Wednesday' },
        },
      ],
      agenda: [
        {
          start: { dateTime: '2026-11-24T16:00:00+01:00' },
          end: { dateTime: '2026-11-24T17:00:00+01:00' },
        },
      ],
      sonnet: {
        says: [
          '{"tool": "agenda", "with": {"from": "2026-11-23T08:30:00+01:00", "until": "2026-12-03T18:00:00+01:00"}}',
          {
            fr: '{"output": {"starts": ["2026-11-24T16:30", "2026-11-26T16:00", "2026-11-28T16:00"], "reason": "Fin de journée, hors mercredi"}}',
            en: '{"output": {"starts": ["2026-11-24T16:30", "2026-11-26T16:00", "2026-11-28T16:00"], "reason": "Late in the day, no Wednesday"}}',
          },
        ],
      },
      taken: [
        {
          status: 'confirmed',
          start: { dateTime: '2026-11-24T16:00:00+01:00' },
          end: { dateTime: '2026-11-24T17:00:00+01:00' },
        },
      ],
      ask: [{ data: { approved: true } }],
      book: [{ id: 'ev1' }],
      confirm: [{ messageId: '1' }],
    },
    expects: {
      check: [
        {
          left: 1,
          start: '2026-11-26T16:00:00.000+01:00',
          end: '2026-11-26T17:30:00.000+01:00',
          shown: '26/11 16:00',
        },
      ],
      call: 'not reached',
    },
    asks: {
      book: [{ start: '2026-11-26T16:00:00.000+01:00', end: '2026-11-26T17:30:00.000+01:00' }],
      confirm: [
        {
          subject: {
            fr: 'Votre dépannage : 26/11 16:00',
            en: 'Your repair visit: 26/11 16:00',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Que des créneaux impossibles', en: 'Nothing but impossible slots' },
    given: {
      request: [
        {
          name: 'Yann Kerrien',
          phone: '02 00 00 00 34',
          email: 'yann@kerrien.example',
          address: '8 quai du Port',
          trouble: { fr: 'Robinet bloqué', en: 'Tap stuck' },
          wishes: { fr: 'Dimanche', en: 'Sunday' },
        },
      ],
      sonnet: {
        says: [
          '{"output": {"starts": ["2026-11-29T10:00", "2026-11-22T10:00", "2026-11-24T17:30"], "reason": "-"}}',
        ],
      },
      taken: [],
      call: [{ ok: true }],
    },
    expects: { check: [{ left: 0, start: '' }], ask: 'not reached', book: 'not reached' },
    asks: {
      call: [
        {
          text: {
            fr: 'À rappeler : Yann Kerrien, 02 00 00 00 34\nRobinet bloqué\nSouhaits : Dimanche',
            en: 'Call back: Yann Kerrien, 02 00 00 00 34\nTap stuck\nWishes: Sunday',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Quatre heures sans réponse', en: 'Four hours without an answer' },
    given: {
      request: [
        {
          name: 'Sofia Marin',
          phone: '04 00 00 00 56',
          email: 'sofia@marin.example',
          address: '1 place Neuve',
          trouble: { fr: 'Ballon froid', en: 'Boiler cold' },
          wishes: '',
        },
      ],
      sonnet: {
        says: ['{"output": {"starts": ["2026-11-23T14:00"], "reason": "14:00"}}'],
      },
      taken: [],
      ask: [{ data: {} }],
      call: [{ ok: true }],
    },
    expects: {
      check: [{ left: 1, shown: '23/11 14:00' }],
      'agreed.no': { count: 1 },
      book: 'not reached',
    },
    asks: {
      call: [
        {
          text: {
            fr: 'À rappeler : Sofia Marin, 04 00 00 00 56\nBallon froid\nSouhaits : aucun',
            en: 'Call back: Sofia Marin, 04 00 00 00 56\nBoiler cold\nWishes: none',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Agenda illisible au contrôle', en: 'Calendar unreadable at the check' },
    given: {
      request: [
        {
          name: 'Ines Vidal',
          phone: '04 00 00 00 90',
          email: 'ines@vidal.example',
          address: '12 rue Basse',
          trouble: { fr: 'Mitigeur à changer', en: 'Mixer tap to replace' },
          wishes: { fr: 'Jeudi', en: 'Thursday' },
        },
      ],
      sonnet: {
        says: ['{"output": {"starts": ["2026-11-26T10:00"], "reason": "10:00"}}'],
      },
      taken: { fails: 'Request failed with status code 401' },
      call: [{ ok: true }],
    },
    expects: { check: [{ left: 0 }], 'any.no': { count: 1 }, ask: 'not reached' },
    asks: {
      call: [
        {
          text: {
            fr: 'À rappeler : Ines Vidal, 04 00 00 00 90\nMitigeur à changer\nSouhaits : Jeudi',
            en: 'Call back: Ines Vidal, 04 00 00 00 90\nMixer tap to replace\nWishes: Thursday',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Accepté, mais l’agenda refuse d’écrire',
      en: 'Agreed, yet the calendar will not write',
    },
    given: {
      request: [
        {
          name: 'Marc Tessier',
          phone: '04 00 00 00 91',
          email: 'marc@tessier.example',
          address: '40 avenue Haute',
          trouble: { fr: 'Siphon cassé', en: 'Broken trap' },
          wishes: '',
        },
      ],
      sonnet: {
        says: ['{"output": {"starts": ["2026-11-27T09:00"], "reason": "09:00"}}'],
      },
      taken: [],
      ask: [{ data: { approved: true } }],
      book: { fails: 'Rate limit exceeded' },
      call: [{ ok: true }],
    },
    expects: { check: [{ left: 1, shown: '27/11 09:00' }], confirm: 'not reached' },
    asks: {
      call: [
        {
          text: {
            fr: 'À rappeler : Marc Tessier, 04 00 00 00 91\nSiphon cassé\nSouhaits : aucun',
            en: 'Call back: Marc Tessier, 04 00 00 00 91\nBroken trap\nWishes: none',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle est en panne', en: 'The model is down' },
    given: {
      request: [
        {
          name: 'Paul Arnoux',
          phone: '04 00 00 00 78',
          email: 'paul@arnoux.example',
          address: '5 chemin Vert',
          trouble: { fr: 'Évier bouché', en: 'Sink blocked' },
          wishes: { fr: 'Le matin', en: 'Mornings' },
        },
      ],
      sonnet: { fails: 'The service is overloaded' },
      call: [{ ok: true }],
    },
    expects: { 'plan.error': { count: 1 }, taken: 'not reached' },
    asks: {
      call: [
        {
          text: {
            fr: 'À rappeler : Paul Arnoux, 04 00 00 00 78\nÉvier bouché\nSouhaits : Le matin',
            en: 'Call back: Paul Arnoux, 04 00 00 00 78\nSink blocked\nWishes: Mornings',
          },
        },
      ],
    },
  },
]
