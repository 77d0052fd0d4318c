import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { gmailSent } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { GROUP, OFFER } from './proposer-entretien-fin-de-garantie.code.ts'
import { examples } from './proposer-entretien-fin-de-garantie.examples.ts'

const OFFERED = byName(setting('offered'))
const WHO = "$('offer').first().json"

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Proposer l’entretien avant la fin de la garantie',
    problem:
      'La garantie de la machine finit en janvier. Personne n’y pense avant la première panne hors garantie, et le client, facturé au déplacement, découvre qu’un contrat d’entretien existait.',
    outcome:
      'Le 1er du mois, chaque client dont la garantie se termine d’ici deux mois a un brouillon Gmail : ses machines, leur date de fin, votre prix annuel d’entretien, le total. Un courriel donne les offres prêtes et les clients retenus, avec la raison.',
    avoid:
      'Pour un parc sous contrat dès la vente, rien à proposer. Un particulier relève d’autres règles de démarchage que l’entreprise cliente : gardez ce flux pour vos clients professionnels.',
    approval:
      'Rien ne part : le vendeur relit et envoie. Un client qui a un ticket ouvert est retenu : une offre pendant une panne tombe mal. Qui a demandé à ne pas en recevoir n’en reçoit pas, et chaque brouillon rappelle ce droit.',
    failure:
      'Base muette : un courriel, aucun brouillon. Zendesk muet, prix absent, adresse absente, brouillon refusé : le client figure au compte rendu avec la raison, et revient le mois suivant si sa garantie court encore.',
  },
  en: {
    title: 'Offer maintenance before the warranty ends',
    problem:
      'The machine’s warranty ends in January. Nobody thinks of it until the first breakdown, and the client, billed for the call-out, learns that a contract existed.',
    outcome:
      'On the 1st of the month each client whose warranty ends within two months has a draft in Gmail: their machines, the day it ends, your yearly price of maintenance, the total. One email says what is ready and what was held back.',
    avoid:
      'Machines sold with a contract leave nothing to offer. Private buyers fall under other rules on selling: keep this flow for business clients.',
    approval:
      'Nothing leaves: the salesperson reads and sends. A client with an open ticket is held back, as an offer amid a breakdown is badly timed. Whoever asked for no offers gets none, and each draft recalls that right.',
    failure:
      'Database silent: an email and no draft. Zendesk silent, price missing, address missing, draft refused: the client is in the report with the reason, and returns next month while the warranty still runs.',
  },
  nodes: {
    monthly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 1er du mois, 8 h', en: 'On the 1st, 8 am' },
      why: {
        fr: 'Une fenêtre de deux mois laisse un second passage à qui fut retenu.',
        en: 'A window of two months gives those held back a second turn.',
      },
      with: at('0 8 1 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos prix d’entretien', en: 'Your maintenance prices' },
      why: {
        fr: 'Par modèle, hors taxes et par an ; un modèle absent est retenu.',
        en: 'By model, before VAT and per year; a model left out is held back.',
      },
      with: fields({
        prices: { as: 'object', value: '{ "MX-200": 480, "MX-350": 720 }' },
        offered: 'maintenance_offered',
        desk: 'ventes@votre-entreprise.example',
      }),
    },
    machines: {
      use: 'postgres',
      name: { fr: 'Garanties qui finissent', en: 'Warranties ending' },
      why: {
        fr: 'Une vue à créer : sans contrat en cours, avec l’opposition du client aux offres.',
        en: 'A view to create: no running contract, with the client’s objection to offers.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT serial, model, client, email, opposed, to_char(warranty_end, 'YYYY-MM-DD') AS warranty_end FROM machines_without_contract WHERE warranty_end BETWEEN CURRENT_DATE AND CURRENT_DATE + 61 ORDER BY client, serial",
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Déjà proposé', en: 'Offered already' },
      why: {
        fr: 'Une machine ne se propose qu’une fois.',
        en: 'A machine is offered once.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: OFFERED, returnAll: true },
      once: true,
      always: true,
    },
    group: {
      use: 'code',
      name: { fr: 'Réunir par client', en: 'Bring together by client' },
      why: {
        fr: 'Trois machines font une lettre, et non trois.',
        en: 'Three machines make one letter, not three.',
      },
      with: allItems(GROUP),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Des clients ?', en: 'Any clients?' },
      why: {
        fr: 'Un mois vide se dit aussi.',
        en: 'An empty month is told as well.',
      },
      with: cases({ client: text('={{ $json.kind }}', 'equals', 'client') }),
    },
    each: {
      use: 'splitInBatches',
      name: { fr: 'Client par client', en: 'Client by client' },
      why: {
        fr: 'Les tickets trouvés restent ceux de ce client.',
        en: 'Tickets found stay with their client.',
      },
      with: { batchSize: 1, options: {} },
    },
    tickets: {
      use: 'zendesk',
      name: { fr: 'Tickets ouverts', en: 'Open tickets' },
      why: {
        fr: 'Par l’adresse du client ; sans adresse, la suite le retient.',
        en: 'By the client’s address; without one, the next step holds them back.',
      },
      with: {
        resource: 'ticket',
        operation: 'getAll',
        ticketType: 'regular',
        returnAll: false,
        limit: 5,
        options: { query: "=status<solved requester:{{ $json.email || 'none' }}" },
      },
      onError: 'continue',
      always: true,
      retry: [2, 10],
    },
    offer: {
      use: 'code',
      name: { fr: 'Proposer ou retenir', en: 'Offer or hold back' },
      why: {
        fr: 'Sans réponse de Zendesk, on ne sait pas s’il est en panne : on retient.',
        en: 'With Zendesk silent, a breakdown cannot be ruled out: hold back.',
      },
      with: allItems(OFFER),
    },
    ready: {
      use: 'if',
      name: { fr: 'À proposer ?', en: 'To be offered?' },
      why: {
        fr: 'Une seule raison suffit à retenir.',
        en: 'One reason is enough to hold back.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'offer')),
    },
    draft: {
      use: 'gmail',
      name: { fr: 'Préparer l’offre', en: 'Prepare the offer' },
      why: {
        fr: 'Dans la boîte reliée, d’où le vendeur l’enverra.',
        en: 'In the mailbox connected, from which the salesperson sends it.',
      },
      with: {
        resource: 'draft',
        operation: 'create',
        subject: {
          fr: 'La garantie de votre matériel se termine bientôt',
          en: 'The warranty of your equipment ends soon',
        },
        emailType: 'text',
        message: {
          fr: '=Bonjour,\n\nLa garantie de ce matériel se termine bientôt :\n\n{{ $json.text }}\n\nUn contrat d’entretien peut prendre le relais le lendemain, au prix indiqué. Répondez à ce message si vous le souhaitez.\n\nPour ne plus recevoir nos offres, répondez simplement « non merci ».',
          en: '=Hello,\n\nThe warranty of this equipment ends soon:\n\n{{ $json.text }}\n\nA maintenance contract can take over the day after, at the price shown. Reply to this message should you wish it.\n\nTo receive no more offers from us, just reply “no thank you”.',
        },
        options: { sendTo: '={{ $json.email }}' },
      },
      onError: 'output',
      retry: [2, 5],
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Noter l’offre prête', en: 'Note the offer as ready' },
      why: {
        fr: 'Le brouillon existe : relancé, le flux n’en refait pas.',
        en: 'The draft is there: run again, the flow makes no second one.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: OFFERED,
        columns: columns({ serials: `={{ ${WHO}.serials }}` }),
        options: {},
      },
    },
    done: {
      use: 'set',
      name: { fr: 'Prête', en: 'Ready' },
      why: { fr: 'Une ligne pour le compte rendu.', en: 'A line for the report.' },
      with: fields(
        {
          line: {
            fr: `={{ '- prêt : ' + ${WHO}.client + ', ' + ${WHO}.sum + ' HT par an' }}`,
            en: `={{ '- ready: ' + ${WHO}.client + ', ' + ${WHO}.sum + ' a year before VAT' }}`,
          },
        },
        { alone: true },
      ),
    },
    held: {
      use: 'set',
      name: { fr: 'Retenue', en: 'Held back' },
      why: {
        fr: 'Avec sa raison : quelqu’un peut la lever.',
        en: 'With its reason, which somebody can remove.',
      },
      with: fields(
        {
          line: {
            fr: `={{ '- retenu : ' + ${WHO}.client + ', ' + (${WHO}.why || 'brouillon refusé, ' + ($json.error?.message ?? $json.error)) }}`,
            en: `={{ '- held back: ' + ${WHO}.client + ', ' + (${WHO}.why || 'draft refused, ' + ($json.error?.message ?? $json.error)) }}`,
          },
        },
        { alone: true },
      ),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Compte rendu', en: 'Report' },
      why: { fr: 'Tous les clients du mois.', en: 'All clients of the month.' },
      with: gathered('line'),
    },
    report: {
      use: 'gmail',
      name: { fr: 'Rendre compte', en: 'Report to sales' },
      why: {
        fr: 'Les brouillons dorment si personne ne sait qu’ils sont là.',
        en: 'Drafts lie asleep when nobody knows of them.',
      },
      with: gmailSent(
        setting('desk'),
        { fr: 'Entretien : les offres du mois', en: 'Maintenance: offers of the month' },
        "={{ $json.line.join('\\n') }}",
      ),
    },
    quiet: {
      use: 'gmail',
      name: { fr: 'Dire pourquoi rien', en: 'Say why nothing' },
      why: {
        fr: 'Aucune garantie à suivre, ou une base muette : ce n’est pas pareil.',
        en: 'No warranty to follow or a silent database: not the same thing.',
      },
      with: gmailSent(
        setting('desk'),
        { fr: 'Entretien : aucune offre ce mois-ci', en: 'Maintenance: no offer this month' },
        '={{ $json.text }}',
      ),
    },
  },
  links: [
    'monthly > settings > machines > known > group > kind.client > each.each > tickets > offer > ready.yes > draft > mark > done > each',
    'kind.other > quiet',
    'ready.no > held > each',
    'draft.error > held',
    'each.done > gather > report',
  ],
  examples,
})
