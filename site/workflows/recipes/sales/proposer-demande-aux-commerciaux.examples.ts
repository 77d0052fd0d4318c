import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Le premier se tait, le deuxième prend',
      en: 'The first is silent, the second takes it',
    },
    given: {
      request: [
        {
          name: 'Paul Vernet',
          company: 'Vernet Toitures',
          email: 'paul@vernet-toitures.example',
          postcode: '38000',
          need: { fr: 'Un logiciel de planning', en: 'Scheduling software' },
        },
      ],
      ask: { runs: [[{ name: 'Karl' }], [{ data: { approved: true } }]] },
      company: [{ id: 501 }],
      lead: [{ id: 'l-1' }],
      confirm: [{ accepted: true }],
    },
    expects: {
      order: [
        { name: 'Karl', rank: 1 },
        { name: 'Inès', rank: 2 },
        { name: 'Maud', rank: 3 },
      ],
      'taken.no': { count: 1 },
      'taken.yes': { count: 1 },
      nobody: 'not reached',
      byHand: 'not reached',
    },
    asks: {
      ask: [{ chatId: '1002' }, { chatId: '1001' }],
      lead: [
        {
          title: {
            fr: 'Rappeler Paul Vernet, Vernet Toitures',
            en: 'Call Paul Vernet, Vernet Toitures',
          },
          organization_id: 501,
          additionalFields: { owner_id: 11 },
        },
      ],
      confirm: [{ toEmail: 'paul@vernet-toitures.example' }],
    },
  },
  {
    name: { fr: 'Un injoignable, deux refus', en: 'One out of reach, two refusals' },
    given: {
      request: [
        {
          name: 'Ada Brun',
          company: 'Brun Traiteur',
          email: 'ada@brun-traiteur.example',
          postcode: '13001',
          need: { fr: 'Un site de commande', en: 'An ordering site' },
        },
      ],
      ask: {
        runs: [{ fails: 'Bad Request: chat not found' }, [{ data: { approved: false } }]],
      },
      nobody: [{ accepted: true }],
    },
    expects: { 'taken.no': { count: 3 }, company: 'not reached', confirm: 'not reached' },
    asks: {
      nobody: [
        {
          subject: {
            fr: 'Demande sans preneur : Brun Traiteur',
            en: 'Enquiry nobody took: Brun Traiteur',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Pipedrive refuse la piste', en: 'Pipedrive refuses the lead' },
    given: {
      request: [
        {
          name: 'Hugo Lang',
          company: 'Lang Optique',
          email: 'hugo@lang-optique.example',
          postcode: '42100',
          need: { fr: 'Une prise_de_rendez-vous', en: 'Online_bookings' },
        },
      ],
      ask: [{ data: { approved: true } }],
      company: [{ id: 502 }],
      lead: { fails: 'The plan does not include leads' },
      byHand: [{ ok: true }],
    },
    expects: { 'taken.yes': { count: 1 }, confirm: 'not reached', nobody: 'not reached' },
    asks: {
      // A question is Markdown: each underscore with its backslash.
      ask: [
        {
          message: {
            fr: 'Maud, une demande de Lang Optique (42100) :\nUne prise\\_de\\_rendez-vous\n\nSans réponse sous 20 minutes, elle passe au suivant.',
            en: 'Maud, an enquiry from Lang Optique (42100):\nOnline\\_bookings\n\nNo answer within 20 minutes and it goes to the next.',
          },
        },
      ],
      byHand: [
        {
          chatId: '1003',
          text: {
            fr: 'Pipedrive n’a pas pris la piste, à saisir : Hugo Lang, Lang Optique, hugo@lang-optique.example. Une prise_de_rendez-vous',
            en: 'Pipedrive did not take the lead, please enter it: Hugo Lang, Lang Optique, hugo@lang-optique.example. Online_bookings',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Pipedrive hors d’atteinte', en: 'Pipedrive out of reach' },
    given: {
      request: [
        {
          name: 'Hugo Lang',
          company: 'Lang Optique',
          email: 'hugo@lang-optique.example',
          postcode: '42100',
          need: { fr: 'Des rendez-vous en ligne', en: 'Online bookings' },
        },
      ],
      ask: [{ data: { approved: true } }],
      company: { fails: 'connect ECONNREFUSED' },
      byHand: [{ ok: true }],
    },
    expects: { 'taken.yes': { count: 1 }, confirm: 'not reached', nobody: 'not reached' },
    asks: {
      byHand: [
        {
          chatId: '1003',
          text: {
            fr: 'Pipedrive n’a pas pris la piste, à saisir : Hugo Lang, Lang Optique, hugo@lang-optique.example. Des rendez-vous en ligne',
            en: 'Pipedrive did not take the lead, please enter it: Hugo Lang, Lang Optique, hugo@lang-optique.example. Online bookings',
          },
        },
      ],
    },
  },
]
