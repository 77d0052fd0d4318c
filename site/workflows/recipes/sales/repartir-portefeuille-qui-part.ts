import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { field, form } from '../../fragments/forms.ts'
import { gathered } from '../../fragments/items.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { defineRecipe } from '../recipe.ts'
import { LISTS, SHARE } from './repartir-portefeuille-qui-part.code.ts'
import { examples } from './repartir-portefeuille-qui-part.examples.ts'

const MANAGER = "={{ $('request').first().json.manager }}"

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Répartir le portefeuille d’un commercial qui part',
    problem:
      'Un commercial s’en va, ses quatre-vingts clients restent à son nom six mois. Puis on les partage à la louche : l’un reçoit les gros, l’autre les kilomètres.',
    outcome:
      'Vous donnez son numéro d’utilisateur ; le flux propose un partage par département et par chiffre d’affaires des douze derniers mois. Accepté, chaque fiche d’Odoo change de commercial et chacun reçoit sa liste.',
    avoid:
      'Dix clients se partagent autour d’une table. Et un grand compte suivi depuis dix ans mérite une passation à deux, pas une ligne dans un tableau.',
    approval:
      'Le responsable voit chaque ligne et les totaux avant que quoi que ce soit ne change. Refus ou quatre jours de silence : Odoo reste tel quel. Les clients ne sont pas prévenus, ce sera l’affaire du repreneur.',
    failure:
      'Odoo muet à la lecture : aucun partage n’est proposé, un courriel le dit. Une fiche qui refuse de changer est listée à part, les autres changent.',
  },
  en: {
    title: 'Share out the clients of a salesperson who leaves',
    problem:
      'A salesperson leaves, and eighty clients stay in their name for six months. Then they are shared out by feel: one colleague gets the big ones, another the mileage.',
    outcome:
      'You give their user number; the flow proposes a division by area and by turnover of the last twelve months. Once accepted, each Odoo record changes hands and everybody gets their list.',
    avoid:
      'Ten clients are shared out around a table. And a key account of ten years deserves a handover by two people, not a line in a table.',
    approval:
      'The manager sees every line and the totals before anything changes. A no, or four days of silence: Odoo stays as it is. Clients are not told; that is for whoever takes over.',
    failure:
      'Odoo silent on reading: no division is proposed, and an email says so. A record that refuses to change is listed apart, the others change.',
  },
  nodes: {
    request: {
      use: 'formTrigger',
      name: { fr: 'Un départ', en: 'Somebody leaves' },
      why: {
        fr: 'Un geste rare et lourd : il part d’une personne, jamais d’un horaire.',
        en: 'A rare and weighty act: started by a person, never by a clock.',
      },
      with: {
        authentication: 'basicAuth',
        ...form({ fr: 'Portefeuille à répartir', en: 'Clients to share out' }, [
          field('name', { fr: 'Qui part', en: 'Who leaves' }),
          field(
            'user',
            { fr: 'Son numéro dans Odoo', en: 'Their number in Odoo' },
            { type: 'number' },
          ),
          field(
            'manager',
            { fr: 'Adresse du responsable', en: 'Address of the manager' },
            { type: 'email' },
          ),
        ]),
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Qui reprend, et où', en: 'Who takes over, and where' },
      why: {
        fr: 'Départements en deux chiffres ; le premier de la liste prend l’égalité.',
        en: 'Areas by two digits; in a tie the first of the list takes it.',
      },
      with: fields({
        takers: list([
          {
            user: 21,
            name: 'Inès Morel',
            email: 'ines@votre-entreprise.example',
            areas: ['35', '22'],
          },
          {
            user: 22,
            name: 'Karim Adda',
            email: 'karim@votre-entreprise.example',
            areas: ['35', '44'],
          },
        ]),
      }),
    },
    clients: {
      use: 'odoo',
      name: { fr: 'Ses clients', en: 'Their clients' },
      why: {
        fr: 'Les sociétés seules, pour ne pas partager deux fois un client et ses contacts.',
        en: 'Companies alone, lest a client and its contacts be shared out twice.',
      },
      with: {
        resource: 'contact',
        operation: 'getAll',
        returnAll: true,
        options: { fieldsList: ['name', 'zip', 'user_id'] },
        filters: {
          filter: [
            {
              fieldName: 'user_id',
              operator: 'equal',
              value: "={{ $('request').first().json.user }}",
            },
            { fieldName: 'is_company', operator: 'equal', value: '={{ true }}' },
          ],
        },
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    sales: {
      use: 'odoo',
      name: { fr: 'Leurs achats de l’année', en: 'What they bought this year' },
      why: {
        fr: 'Compter les clients serait injuste : l’un pèse dix autres.',
        en: 'Counting clients would be unfair: one may weigh ten others.',
      },
      with: {
        resource: 'custom',
        operation: 'getAll',
        customResource: byId('sale.order'),
        returnAll: true,
        options: { fieldsList: 'partner_id,amount_untaxed' },
        filters: {
          filter: [
            { fieldName: 'state', operator: 'equal', value: 'sale' },
            {
              fieldName: 'date_order',
              operator: 'greaterOrEqual',
              value: '={{ $now.minus({ years: 1 }).toISODate() }}',
            },
          ],
        },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    share: {
      use: 'code',
      name: { fr: 'Proposer un partage', en: 'Propose a division' },
      why: {
        fr: 'La même règle pour tous, que l’on peut lire et contester.',
        en: 'One rule for all, which can be read and argued with.',
      },
      with: allItems(SHARE),
    },
    state: {
      use: 'switch',
      name: { fr: 'Des clients, aucun, muet', en: 'Clients, none, silent' },
      why: {
        fr: 'Un numéro mal tapé ne trouve personne : rien à faire accepter.',
        en: 'A number mistyped finds nobody: nothing to have accepted.',
      },
      with: cases({
        some: text('={{ $json.state }}', 'equals', 'some'),
        silent: text('={{ $json.state }}', 'equals', 'silent'),
      }),
    },
    ask: {
      use: 'outlook',
      name: { fr: 'Faire accepter', en: 'Have it accepted' },
      why: {
        fr: 'Les totaux d’abord : c’est là que l’on voit un partage injuste.',
        en: 'Totals first, where an unfair division shows.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        toRecipients: MANAGER,
        subject: {
          fr: "=Partage des {{ $json.moves.length }} clients de {{ $('request').first().json.name }}",
          en: "=Division of {{ $('request').first().json.name }}’s {{ $json.moves.length }} clients",
        },
        message: "={{ $json.sums + '\\n\\n' + $json.moves.map((one) => one.line).join('\\n') }}",
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(4, 'days'),
      },
    },
    agreed: {
      use: 'if',
      name: { fr: 'Accepté ?', en: 'Accepted?' },
      why: {
        fr: 'Le silence laisse chaque client où il est.',
        en: 'Silence leaves every client where they are.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    moves: {
      use: 'set',
      name: { fr: 'Reprendre les lignes', en: 'Take the lines' },
      why: {
        fr: 'Celles qui ont été montrées, sans rien recalculer.',
        en: 'Those that were shown, with nothing worked out again.',
      },
      with: fields(
        { moves: { as: 'array', value: "={{ $('share').first().json.moves }}" } },
        { alone: true },
      ),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Fiche par fiche', en: 'Record by record' },
      why: {
        fr: 'Un refus d’Odoo n’arrête pas les suivantes.',
        en: 'One refusal by Odoo does not stop the rest.',
      },
      with: { fieldToSplitOut: 'moves', options: {} },
    },
    write: {
      use: 'odoo',
      name: { fr: 'Changer le commercial', en: 'Change the salesperson' },
      why: {
        fr: 'Sur la fiche seule : les devis en cours gardent leur auteur.',
        en: 'On the record alone: open quotes keep their author.',
      },
      with: {
        resource: 'contact',
        operation: 'update',
        contactId: byId('={{ String($json.client) }}'),
        fieldsToSend: columns({ user_id: '={{ $json.user }}' }),
      },
      onError: 'output',
      retry: [2, 3],
    },
    lists: {
      use: 'code',
      name: { fr: 'Une liste par repreneur', en: 'A list for each' },
      why: {
        fr: 'Seulement ce qui a vraiment changé.',
        en: 'Only what has really changed.',
      },
      with: allItems(LISTS),
    },
    tell: {
      use: 'outlook',
      name: { fr: 'Donner sa liste à chacun', en: 'Give each their list' },
      why: {
        fr: 'Les plus gros en tête : ce sont les appels du lendemain.',
        en: 'The biggest on top: tomorrow’s calls.',
      },
      with: outlookSent(
        '={{ $json.email }}',
        {
          fr: "={{ $json.lines.length }} client(s) de {{ $('request').first().json.name }} vous reviennent",
          en: "={{ $json.lines.length }} of {{ $('request').first().json.name }}’s clients are now yours",
        },
        "={{ $json.lines.join('\\n') }}",
      ),
    },
    refused: {
      use: 'set',
      name: { fr: 'Fiche refusée', en: 'Record refused' },
      why: {
        fr: 'Avec la raison d’Odoo, souvent une fiche archivée.',
        en: 'With Odoo’s reason, often an archived record.',
      },
      with: fields(
        { line: "={{ $('each').item.json.line + ' – ' + ($json.error.message ?? $json.error) }}" },
        { alone: true },
      ),
    },
    left: {
      use: 'aggregate',
      name: { fr: 'Les fiches restantes', en: 'Records left over' },
      why: { fr: 'Un seul message au responsable.', en: 'One message to the manager.' },
      with: gathered('line'),
    },
    report: {
      use: 'outlook',
      name: { fr: 'Dire ce qui reste', en: 'Say what is left' },
      why: {
        fr: 'Elles sont encore au nom de la personne partie.',
        en: 'They still bear the name of the person who left.',
      },
      with: outlookSent(
        MANAGER,
        {
          fr: '=À changer à la main : {{ $json.line.length }} fiche(s)',
          en: '=To be changed by hand: {{ $json.line.length }} record(s)',
        },
        "={{ $json.line.join('\\n') }}",
      ),
    },
    kept: {
      use: 'outlook',
      name: { fr: 'Rien n’a changé', en: 'Nothing was changed' },
      why: {
        fr: 'Refus, silence ou liste vide : le dire évite de croire le contraire.',
        en: 'No, silence or an empty list: said, lest anyone think otherwise.',
      },
      with: outlookSent(
        MANAGER,
        {
          fr: "=Portefeuille de {{ $('request').first().json.name }} : inchangé",
          en: "=Clients of {{ $('request').first().json.name }}: unchanged",
        },
        "={{ $('share').first().json.sums }}",
      ),
    },
    broken: {
      use: 'outlook',
      name: { fr: 'Lecture impossible', en: 'Nothing could be read' },
      why: {
        fr: 'Un partage sur des chiffres partiels serait pire que rien.',
        en: 'A division on partial figures would be worse than none.',
      },
      with: outlookSent(
        MANAGER,
        { fr: 'Portefeuille : Odoo n’a pas répondu', en: 'Clients: Odoo did not answer' },
        '={{ String($json.error.message ?? $json.error) }}',
      ),
      once: true,
    },
  },
  links: [
    'request > settings > clients > sales > share > state.some > ask > agreed.yes > moves > each > write > lists > tell',
    'write.error > refused > left > report',
    'agreed.no > kept',
    'state.other > kept',
    'state.silent > broken',
  ],
  examples,
})
