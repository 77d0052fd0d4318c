import { allItems } from '../../fragments/code.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { choice, field, form, page, upload } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { CONCLUDE, DRAW, FOUND, KEYS, SENT, WEIGH } from './garder-groupe-temoin.code.ts'
import { examples } from './garder-groupe-temoin.examples.ts'

const FROM = 'n8n@votre-enseigne.example'
const TEAM = 'marketing@votre-enseigne.example'
const query = (statement: string, queryReplacement?: string) => ({
  operation: 'executeQuery',
  query: statement,
  options: queryReplacement ? { queryReplacement } : {},
})

export default defineRecipe({
  category: 'marketing',
  level: 'expert',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Savoir ce qu’une campagne vend vraiment, par un groupe témoin',
    problem:
      'L’outil d’envoi s’attribue toutes les ventes de ceux qui ont ouvert. Or la moitié serait venue sans rien recevoir. On reconduit donc le catalogue à 40 000 € sur la foi d’un chiffre que personne ne peut contredire.',
    outcome:
      'Vous déposez la liste avant l’envoi : un client sur dix est tiré au sort et retiré, le fichier des autres revient. Au lendemain de la période choisie, un courriel compare les deux groupes : part d’acheteurs, euros par client, et combien d’acheteurs la campagne a gagnés, bornes à 95 % comprises.',
    avoid:
      'Sous mille clients, ou avec quelques achats par mois, l’écart se perd dans le hasard : la page prévient, et le bilan dit quand il ne conclut pas. Les témoins ne doivent recevoir cette campagne par aucun autre canal. Un remboursement compte si votre table le déduit.',
    approval:
      'Vous décidez des campagnes que l’on peut priver de témoins : jamais un rappel de produit ni un avis contractuel. Le verdict est une aide ; le budget reste votre choix.',
    failure:
      'Liste illisible, vide ou jour passé, base muette : la page le dit et ne rend aucun fichier. Un bilan que la base n’a pas pu calculer, ou clore, est signalé par courriel ; il est refait le lendemain, au risque de le lire deux fois.',
  },
  en: {
    title: 'Know what a campaign really sells, by a held-out group',
    problem:
      'The mailing tool claims every sale of those who opened. Half of them would have come anyway. So the catalogue of €40,000 is repeated on the strength of a figure that nobody can dispute.',
    outcome:
      'You upload the list before sending: one customer in ten is drawn by lot and held out, and the file of the others comes back. On the day after the period you chose, an email compares both groups: share of buyers, euros a customer, and how many buyers the campaign won, within 95% bounds.',
    avoid:
      'Under a thousand customers, or with a few purchases a month, the difference drowns in chance: the page warns, and the result says when it cannot conclude. Those held out must not get this campaign by another channel. A refund counts if your table deducts it.',
    approval:
      'You decide which campaigns may leave people out: never a product recall nor a contractual notice. The verdict helps; the budget stays your choice.',
    failure:
      'List unreadable, empty or its day past, database silent: the page says so and returns no file. A result that the database could not work out, or close, is reported by email; it is done again the next day, even if you may read it twice.',
  },
  nodes: {
    request: {
      use: 'formTrigger',
      name: { fr: 'Une liste, avant l’envoi', en: 'A list, before sending' },
      why: {
        fr: 'Tirer après coup, c’est choisir son résultat.',
        en: 'Drawing afterwards means choosing the result.',
      },
      with: form(
        { fr: 'Tirer un groupe témoin', en: 'Draw a held-out group' },
        [
          upload(
            'file',
            {
              fr: 'CSV à points-virgules, avec client_id',
              en: 'CSV split by semicolons, with client_id',
            },
            '.csv',
          ),
          field('campaign', { fr: 'Nom de la campagne', en: 'Name of the campaign' }),
          field('day', { fr: 'Jour de l’envoi', en: 'Day of sending' }, { type: 'date' }),
          choice('days', { fr: 'Jours à mesurer ensuite', en: 'Days to measure afterwards' }, [
            '7',
            '14',
            '30',
          ]),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Part et minimum', en: 'Share and minimum' },
      why: {
        fr: 'Table holdouts : campaign, person, witness (booléen), starts_on, ends_on, concluded_on (dates) ; clé unique (campaign, person).',
        en: 'Table holdouts: campaign, person, witness (boolean), starts_on, ends_on, concluded_on (dates); unique key (campaign, person).',
      },
      with: fields({ share: 10, least: 1000 }),
    },
    rows: {
      use: 'extractFromFile',
      name: { fr: 'Lire la liste', en: 'Read the list' },
      why: {
        fr: 'Vos autres colonnes traversent sans être lues.',
        en: 'Your other columns pass through unread.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'file',
        options: { delimiter: ';', includeEmptyCells: true },
      },
      onError: 'continue',
      always: true,
    },
    keys: {
      use: 'code',
      name: { fr: 'Vérifier, dater', en: 'Check and date' },
      why: {
        fr: 'Une liste courte se sait avant l’envoi.',
        en: 'A short list is known before sending.',
      },
      with: allItems(KEYS),
    },
    usable: {
      use: 'if',
      name: { fr: 'On peut tirer ?', en: 'Can one draw?' },
      why: {
        fr: 'Un tirage boiteux fausse tout le mois.',
        en: 'A lame draw spoils the whole month.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'ok')),
    },
    draw: {
      use: 'postgres',
      name: { fr: 'Tirer au sort', en: 'Draw by lot' },
      why: {
        fr: 'Redéposée, la même liste donne le même tirage.',
        en: 'Uploaded again, the same list gives the same draw.',
      },
      with: query(
        DRAW,
        "={{ [$json.ids, $json.campaign, $json.day, $json.ends, $('settings').first().json.share] }}",
      ),
      onError: 'output',
      retry: [2, 3],
    },
    sent: {
      use: 'code',
      name: { fr: 'Retirer les témoins', en: 'Take the held-out away' },
      why: {
        fr: 'Personne ne choisit qui : ni vous, ni l’outil.',
        en: 'Nobody chooses who: neither you nor the tool.',
      },
      with: allItems(SENT),
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Liste à envoyer', en: 'List to send to' },
      why: {
        fr: 'À importer telle quelle.',
        en: 'To be imported as it is.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'data',
        options: { fileName: 'a-envoyer.csv', delimiter: ';', headerRow: true },
      },
    },
    done: {
      use: 'form',
      name: { fr: 'Rendre le fichier', en: 'Return the file' },
      why: {
        fr: 'Nombre de témoins compris.',
        en: 'With the number held out.',
      },
      with: {
        operation: 'completion',
        respondWith: 'returnBinary',
        completionTitle: {
          fr: "={{ $('draw').all().filter((one) => one.json.witness).length }} témoin(s) sur {{ $('draw').all().length }}",
          en: "={{ $('draw').all().filter((one) => one.json.witness).length }} held out of {{ $('draw').all().length }}",
        },
        completionMessage: {
          fr: "=Envoyez ce fichier-ci. Bilan après le {{ DateTime.fromISO($('keys').first().json.ends).toFormat('dd/MM/yyyy') }}.{{ $('keys').first().json.short ? ' Liste courte : il risque de ne pas conclure.' : '' }}",
          en: "=Send to this file. Result after {{ DateTime.fromISO($('keys').first().json.ends).toFormat('dd/MM/yyyy') }}.{{ $('keys').first().json.short ? ' A short list: it may not conclude.' : '' }}",
        },
        inputDataFieldName: 'data',
        options: {},
      },
    },
    halted: {
      use: 'form',
      name: { fr: 'Pas de tirage', en: 'No draw' },
      why: {
        fr: 'L’envoi peut se faire, mais sans mesure.',
        en: 'The mailing may go, but unmeasured.',
      },
      with: page(
        { fr: 'Rien n’est tiré', en: 'Nothing drawn' },
        {
          fr: "={{ $json.why ?? 'La base ne répond pas : ' + ($json.error.message ?? $json.message ?? $json.error) }}",
          en: "={{ $json.why ?? 'The database does not answer: ' + ($json.error.message ?? $json.message ?? $json.error) }}",
        },
      ),
    },
    daily: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin', en: 'Every morning' },
      why: {
        fr: 'La date est fixée d’avance : on ne regarde pas plus tôt.',
        en: 'The day is set beforehand: nobody peeks earlier.',
      },
      with: at('0 9 * * *'),
    },
    found: {
      use: 'postgres',
      name: { fr: 'Mesurer les deux groupes', en: 'Measure both groups' },
      why: {
        fr: 'Table orders : customer_id, paid_on, total ; tout achat compte, quel qu’en soit le canal.',
        en: 'Table orders: customer_id, paid_on, total; every purchase counts, whatever the channel.',
      },
      with: query(FOUND),
      onError: 'output',
      retry: [2, 20],
    },
    weigh: {
      use: 'code',
      name: { fr: 'Comparer', en: 'Compare' },
      why: {
        fr: 'Un écart sans ses bornes ne dit rien.',
        en: 'A difference without its bounds says nothing.',
      },
      with: allItems(WEIGH),
    },
    report: {
      use: 'emailSend',
      name: { fr: 'Envoyer le bilan', en: 'Send the result' },
      why: {
        fr: 'Des totaux seulement, aucun client.',
        en: 'Totals alone, no customer.',
      },
      with: mailed(
        { from: FROM, to: TEAM },
        {
          fr: '=Bilan de « {{ $json.campaign }} » contre témoins',
          en: '=Result of “{{ $json.campaign }}” against those held out',
        },
        '={{ $json.text }}',
      ),
      retry: [3, 10],
    },
    close: {
      use: 'postgres',
      name: { fr: 'Clore les campagnes', en: 'Close the campaigns' },
      why: {
        fr: 'Après l’envoi du bilan ; les tirages sont effacés six mois plus tard.',
        en: 'After the result has left; draws are erased six months later.',
      },
      once: true,
      with: query(CONCLUDE, "={{ [$('weigh').all().map((one) => one.json.campaign).join('|')] }}"),
      onError: 'output',
      retry: [3, 5],
    },
    broken: {
      use: 'emailSend',
      name: { fr: 'Bilan en panne', en: 'Result broken' },
      why: {
        fr: 'Sans ce mot, on croirait la période encore ouverte.',
        en: 'Without it the period would seem to be still open.',
      },
      with: mailed(
        { from: FROM, to: TEAM },
        { fr: 'Groupe témoin : base en panne', en: 'Held-out group: database down' },
        '={{ $json.error.message ?? $json.message ?? $json.error }}',
      ),
    },
  },
  links: [
    'request > settings > rows > keys > usable.yes > draw > sent > file > done',
    'usable.no > halted',
    'draw.error > halted',
    'daily > found > weigh > report > close',
    'found.error > broken',
    'close.error > broken',
  ],
  examples,
  related: ['conclure-test-ab', 'calculer-cout-vente-par-canal'],
})
