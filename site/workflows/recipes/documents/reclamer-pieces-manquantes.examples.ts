import type { Example } from '../recipe.ts'

const NEW = { followed: [], enter: [{ id: 1 }], close: [{ id: 1 }] }
const HAAS = {
  opened: [
    {
      body: { client: 'Cabinet Haas', email: 'accueil@haas.example', folder: '/Clients/Haas' },
    },
  ],
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Complet après un rappel', en: 'Complete after one reminder' },
    given: {
      opened: [
        {
          body: {
            client: 'Boulangerie Marchal',
            email: 'contact@marchal.example',
            folder: '/Clients/Marchal',
          },
        },
      ],
      list: {
        runs: [
          [
            {
              type: 'file',
              path: {
                fr: '/Clients/Marchal/Identit%C3%A9-gerant.PDF',
                en: '/Clients/Marchal/Identity-manager.PDF',
              },
            },
            {
              type: 'file',
              path: { fr: '/Clients/Marchal/kbis.pdf', en: '/Clients/Marchal/registration.pdf' },
            },
            {
              type: 'folder',
              path: { fr: '/Clients/Marchal/domicile', en: '/Clients/Marchal/address' },
            },
          ],
          [
            {
              type: 'file',
              path: {
                fr: '/Clients/Marchal/Identit%C3%A9-gerant.PDF',
                en: '/Clients/Marchal/Identity-manager.PDF',
              },
            },
            {
              type: 'file',
              path: { fr: '/Clients/Marchal/kbis.pdf', en: '/Clients/Marchal/registration.pdf' },
            },
            {
              type: 'file',
              path: {
                fr: '/Clients/Marchal/facture-domicile.pdf',
                en: '/Clients/Marchal/bill-address.pdf',
              },
            },
            {
              type: 'file',
              path: { fr: '/Clients/Marchal/rib-2026.pdf', en: '/Clients/Marchal/bank-2026.pdf' },
            },
          ],
        ],
      },
      remind: [{ Messages: [{ Status: 'success' }] }],
      announce: [{ id: 'm1' }],
      ...NEW,
    },
    expects: { 'state.chase': { count: 1 }, call: 'not reached', stopped: 'not reached' },
    asks: {
      remind: [
        {
          subject: { fr: 'Votre dossier : encore 2 pièce(s)', en: 'Your file: 2 paper(s) to go' },
          text: {
            fr: 'Bonjour,\n\nNous avons reçu 2 pièce(s). Il manque encore : domicile, RIB. Déposez-les dans le même dossier.',
            en: 'Hello,\n\nWe have received 2 paper(s). Still missing: address, bank. Please drop them in the same folder.',
          },
        },
      ],
      announce: [
        {
          message: {
            fr: 'Dossier Boulangerie Marchal complet après 1 rappel(s).',
            en: 'File Boulangerie Marchal complete after 1 reminder(s).',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Trois rappels sans effet', en: 'Three reminders without effect' },
    given: {
      opened: [
        {
          body: {
            client: 'Garage Teixeira',
            email: 'garage@teixeira.example',
            folder: '/Clients/Teixeira',
          },
        },
      ],
      list: [
        {
          type: 'file',
          path: {
            fr: '/Clients/Teixeira/RIB%20Kbis%20identite.pdf',
            en: '/Clients/Teixeira/Bank%20registration%20identity.pdf',
          },
        },
      ],
      remind: [{ Messages: [{ Status: 'success' }] }],
      call: [{ id: 't1' }],
      ...NEW,
    },
    expects: { 'state.chase': { count: 3 }, announce: 'not reached' },
    asks: {
      call: [
        {
          content: {
            fr: 'Appeler Garage Teixeira : domicile',
            en: 'Call Garage Teixeira: address',
          },
          options: { dueDate: '2026-11-24' },
        },
      ],
    },
  },
  {
    name: { fr: 'Nextcloud ne répond pas', en: 'Nextcloud does not answer' },
    given: {
      ...HAAS,
      list: { fails: 'connect ECONNREFUSED' },
      stopped: [{ accepted: true }],
      ...NEW,
    },
    expects: { count: [{ failed: true, received: 0, round: 1 }], remind: 'not reached' },
    asks: {
      stopped: [
        {
          text: {
            fr: 'Dossier /Clients/Haas, illisible au tour 1. Vérifiez Nextcloud, puis rouvrez le dossier.',
            en: 'Folder /Clients/Haas, unreadable in round 1. Check Nextcloud, then open the file again.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une adresse refusée, Todoist en panne', en: 'An address refused, Todoist down' },
    given: {
      ...HAAS,
      ...NEW,
      list: [],
      remind: { fails: '400 - Invalid email address' },
      call: { fails: '503 Service Unavailable' },
      stopped: [{ accepted: true }],
    },
    expects: { pause: 'not reached', close: { count: 1 } },
    asks: {
      enter: [{ columns: { value: { folder: '/Clients/Haas' } } }],
      call: [
        {
          content: {
            fr: 'Appeler Cabinet Haas : identité, domicile, RIB, Kbis (courriel refusé)',
            en: 'Call Cabinet Haas: identity, address, bank, registration (email refused)',
          },
        },
      ],
      stopped: [
        {
          text: {
            fr: 'Dossier /Clients/Haas, à rappeler, la tâche n’a pas pu être créée. Il manque : identité, domicile, RIB, Kbis.',
            en: 'Folder /Clients/Haas, to be called, the task could not be made. Still missing: identity, address, bank, registration.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le même dossier annoncé deux fois', en: 'One file announced twice' },
    given: { ...HAAS, followed: [{ folder: '/Clients/Haas', opened: '2026-11-21T10:00:00Z' }] },
    expects: { 'fresh.no': { count: 1 }, enter: 'not reached', list: 'not reached' },
  },
  {
    name: {
      fr: 'Un suivi oublié depuis un mois, complet sans annonce',
      en: 'A chase forgotten a month ago, complete but not announced',
    },
    given: {
      ...HAAS,
      ...NEW,
      followed: [{ folder: '/Clients/Haas', opened: '2026-10-20T10:00:00Z' }],
      list: [
        'identite',
        'domicile',
        'rib',
        'kbis',
        'identity',
        'address',
        'bank',
        'registration',
      ].map((name) => ({ type: 'file', path: `/Clients/Haas/${name}.pdf` })),
      announce: { fails: '403 Forbidden' },
      stopped: [{ accepted: true }],
    },
    expects: { 'state.complete': { count: 1 }, call: 'not reached' },
    asks: {
      stopped: [
        {
          text: {
            fr: 'Dossier /Clients/Haas, complet, mais l’annonce n’est pas partie.',
            en: 'Folder /Clients/Haas, complete, but the announcement did not leave.',
          },
        },
      ],
    },
  },
]
