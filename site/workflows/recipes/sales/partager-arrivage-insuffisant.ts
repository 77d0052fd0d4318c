import { saidYes, yesOrNo } from '../../fragments/agreement.ts'
import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, isEmpty, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form } from '../../fragments/forms.ts'
import { gathered } from '../../fragments/items.ts'
import { gmailSent } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { defineRecipe } from '../recipe.ts'
import { DIVIDE, LISTS } from './partager-arrivage-insuffisant.code.ts'
import { examples } from './partager-arrivage-insuffisant.examples.ts'

const REFERENCE = "{{ $('arrived').first().json.reference }}"
const ASKER = "={{ $('arrived').first().json.email }}"
const MARK =
  "={{ $('arrived').first().json.delivery.trim().toUpperCase() + ' ' + $('arrived').first().json.reference.trim().toUpperCase() }}"
const SHARED = byName(setting('shared'))

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Partager un arrivage trop court entre les commandes',
    problem:
      'Quatre-vingt-dix poignées arrivent, cent trente sont promises. Le premier commercial qui téléphone au dépôt prend tout ; les autres s’excusent auprès de leurs clients.',
    outcome:
      'Le magasinier saisit l’arrivage. Un partage lui est proposé : livraisons complètes d’abord, 40 % au plus chacune ; le reste au prorata, par conditionnement entier, les fonds de lot aux promesses les plus anciennes. Une fois accepté, chaque ligne est écrite et chaque commercial reçoit les siennes.',
    avoid:
      'Un contrat donne priorité à un client ? Retirez sa ligne d’abord. Par référence, finissez un partage avant de saisir l’arrivage suivant.',
    approval:
      'Qui a saisi l’arrivage ouvre le lien du courriel et répond oui ou non, sous quatre heures. Refus ou silence : aucune ligne ne change, et un courriel le lui dit.',
    failure:
      'Airtable muet, ou référence que personne n’attend : un courriel le dit, rien n’est partagé. Une ligne refusée à l’écriture est nommée, à reporter à la main. Un bon déjà partagé ne l’est pas deux fois.',
  },
  en: {
    title: 'Divide a short delivery among the orders waiting for it',
    problem:
      'Ninety handles arrive and a hundred and thirty are promised. Whoever rings the warehouse first takes all of them; the other salespeople call to apologise.',
    outcome:
      'The storekeeper enters what came. A division is proposed at once: orders that must ship complete come first, each if it takes at most 40%; the rest is shared in proportion, in whole packs, with leftovers for the earliest promises. Once accepted, every line is written and each salesperson gets theirs.',
    avoid:
      'Where a contract gives one client priority, take that line out first. For one reference, finish one division before entering the next delivery.',
    approval:
      'Whoever entered the delivery opens the email’s link and says yes or no, within four hours. A no or no answer: no line changes, and they read that.',
    failure:
      'Airtable silent, or a reference nobody waits for: an email says so and nothing is shared. A line that cannot be written is named, to be entered by hand. A delivery note already shared is not shared again.',
  },
  nodes: {
    arrived: {
      use: 'formTrigger',
      name: { fr: 'Arrivage', en: 'Delivery' },
      why: {
        fr: 'Le bon de livraison reconnaît une saisie répétée.',
        en: 'The delivery note tells an entry made twice.',
      },
      with: form(
        { fr: 'Partager un arrivage', en: 'Share a delivery' },
        [
          field('reference', { fr: 'Référence', en: 'Reference' }),
          field('quantity', { fr: 'Quantité reçue', en: 'Quantity received' }, { type: 'number' }),
          field('delivery', { fr: 'Bon de livraison', en: 'Delivery note' }),
          field('email', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre règle', en: 'Your rule' },
      why: {
        fr: 'Le plafond évite qu’une seule commande complète vide le camion.',
        en: 'The cap keeps one complete order from emptying the lorry.',
      },
      with: fields(
        {
          cap: 0.4,
          base: { fr: 'identifiant de la base', en: 'id of the base' },
          shared: 'deliveries_shared',
        },
        { alone: true },
      ),
    },
    waiting: {
      use: 'airtable',
      name: { fr: 'Lignes en attente', en: 'Lines waiting' },
      why: {
        fr: 'Table Lines : Order, Client, Reference, Quantity, Pack, Promised, Complete, Sales, Allocated, Delivery.',
        en: 'Table Lines: Order, Client, Reference, Quantity, Pack, Promised, Complete, Sales, Allocated, Delivery.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId(setting('base')),
        table: byId('Lines'),
        filterByFormula:
          "=AND({Reference} = '{{ $('arrived').first().json.reference.trim().replace(/[\\\\']/g, '') }}', {Quantity} - {Allocated} > 0)",
        returnAll: true,
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    divide: {
      use: 'code',
      name: { fr: 'Calculer le partage', en: 'Work out the division' },
      why: {
        fr: 'Une règle écrite, la même quel que soit le client qui insiste.',
        en: 'One written rule, whichever client insists.',
      },
      with: allItems(DIVIDE),
    },
    state: {
      use: 'switch',
      name: { fr: 'De quoi partager ?', en: 'Anything to share?' },
      why: {
        fr: 'Sans ligne servie, rien à faire accepter.',
        en: 'No line served, nothing to accept.',
      },
      with: cases({ some: text('={{ $json.state }}', 'equals', 'some') }),
    },
    ask: {
      use: 'gmail',
      name: { fr: 'Faire accepter', en: 'Have it accepted' },
      why: {
        fr: 'Quatre heures : au-delà, des commandes ont pu bouger.',
        en: 'Four hours, after which orders may have moved.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        sendTo: ASKER,
        subject: {
          fr: `=Partage de ${REFERENCE} : {{ $('arrived').first().json.quantity }} pour {{ $json.total }} demandés`,
          en: `=Division of ${REFERENCE}: {{ $('arrived').first().json.quantity }} for {{ $json.total }} asked`,
        },
        message: '={{ $json.text }}',
        ...yesOrNo({ fr: 'Écrire ce partage', en: 'Write this division' }),
        options: answeredWithin(4, 'hours'),
      },
      onError: 'continue',
    },
    agreed: {
      use: 'if',
      name: { fr: 'Accepté ?', en: 'Accepted?' },
      why: {
        fr: 'Seul un oui engage la marchandise.',
        en: 'Only a yes commits the goods.',
      },
      with: all(saidYes),
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Bon déjà partagé ?', en: 'Note shared before?' },
      why: {
        fr: 'Après l’accord : deux saisies ont pu attendre ensemble.',
        en: 'After the yes: two entries may have waited together.',
      },
      with: {
        resource: 'row',
        operation: 'get',
        dataTableId: SHARED,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'mark', condition: 'eq', keyValue: MARK }] },
        limit: 1,
      },
      always: true,
    },
    fresh: {
      use: 'if',
      name: { fr: 'Première fois ?', en: 'First time?' },
      why: {
        fr: 'La même marchandise ne se promet qu’une fois.',
        en: 'The same goods are promised once.',
      },
      with: all(isEmpty("={{ $json.mark ?? '' }}")),
    },
    rows: {
      use: 'set',
      name: { fr: 'Reprendre le partage', en: 'Take the division' },
      why: {
        fr: 'Celui qui a été lu.',
        en: 'The one that was read.',
      },
      with: fields(
        { rows: { as: 'array', value: "={{ $('divide').first().json.rows }}" } },
        { alone: true },
      ),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Ligne par ligne', en: 'Line by line' },
      why: {
        fr: 'Ce qui manque à une ligne attend l’arrivage suivant.',
        en: 'What a line still lacks waits for the next delivery.',
      },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    write: {
      use: 'airtable',
      name: { fr: 'Écrire la part', en: 'Write the share' },
      why: {
        fr: 'Avec le bon de livraison, pour retrouver d’où vient la pièce.',
        en: 'With the delivery note, to trace the goods.',
      },
      with: {
        resource: 'record',
        operation: 'update',
        base: byId(setting('base')),
        table: byId('Lines'),
        columns: columns(
          {
            id: '={{ $json.id }}',
            Allocated: '={{ $json.before + $json.given }}',
            Delivery:
              "={{ [$json.notes, $('arrived').first().json.delivery].filter(Boolean).join(', ') }}",
          },
          ['id'],
        ),
        options: {},
      },
      onError: 'output',
      retry: [2, 3],
    },
    lists: {
      use: 'code',
      name: { fr: 'Une liste par commercial', en: 'A list for each salesperson' },
      why: {
        fr: 'Ce qui est écrit ; sans adresse, au magasinier.',
        en: 'What is written; with no address, to the storekeeper.',
      },
      with: allItems(LISTS),
    },
    tell: {
      use: 'gmail',
      name: { fr: 'Donner sa part à chacun', en: 'Give each their share' },
      why: {
        fr: 'Le client s’appelle avec un chiffre, et non avec une excuse.',
        en: 'A figure to call the client with.',
      },
      with: gmailSent(
        '={{ $json.to }}',
        { fr: `=${REFERENCE} : vos commandes servies`, en: `=${REFERENCE}: your orders served` },
        '={{ $json.text }}',
      ),
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Noter le bon', en: 'Note the delivery' },
      why: {
        fr: 'Dès qu’une ligne est écrite : le reste se finit à la main.',
        en: 'Once one line is written; the rest is manual.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: SHARED,
        columns: columns({ mark: MARK }),
        options: {},
      },
      once: true,
    },
    refused: {
      use: 'set',
      name: { fr: 'Ligne non écrite', en: 'Line not written' },
      why: {
        fr: 'La part reste due à ce client.',
        en: 'Still due to that client.',
      },
      with: fields(
        { line: "={{ $('each').item.json.line + ' – ' + ($json.error.message ?? $json.error) }}" },
        { alone: true },
      ),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Réunir les refus', en: 'Gather refusals' },
      why: { fr: 'Un courriel au magasinier.', en: 'One email to the storekeeper.' },
      with: gathered('line'),
    },
    manual: {
      use: 'gmail',
      name: { fr: 'À reporter à la main', en: 'To enter by hand' },
      why: {
        fr: 'Ou deux personnes promettraient les mêmes pièces.',
        en: 'Or two people would promise the same goods.',
      },
      with: gmailSent(
        ASKER,
        {
          fr: `=${REFERENCE} : {{ $json.line.length }} ligne(s) à écrire`,
          en: `=${REFERENCE}: {{ $json.line.length }} line(s) to write`,
        },
        "={{ $json.line.join('\\n') }}",
      ),
    },
    kept: {
      use: 'gmail',
      name: { fr: 'Rien n’est partagé', en: 'Nothing is shared' },
      why: {
        fr: 'La marchandise attend : quelqu’un doit le savoir.',
        en: 'The goods wait, and someone must know.',
      },
      with: gmailSent(
        ASKER,
        { fr: `=${REFERENCE} : rien n’est partagé`, en: `=${REFERENCE}: nothing is shared` },
        {
          fr: "={{ $json.mark ? 'Ce bon a déjà été partagé.' : $json.state === 'stopped' ? $json.text : $json.error ? 'Demande d’accord non partie : ' + ($json.error.message ?? $json.error) : 'Refus, ou pas de réponse en quatre heures. Saisissez de nouveau l’arrivage pour un nouveau calcul.' }}",
          en: "={{ $json.mark ? 'This note has been shared before.' : $json.state === 'stopped' ? $json.text : $json.error ? 'Request not sent: ' + ($json.error.message ?? $json.error) : 'Refused, or no answer within four hours. Enter the delivery again for a new division.' }}",
        },
      ),
    },
  },
  links: [
    'arrived > settings > waiting > divide > state.some > ask > agreed.yes > known > fresh.yes > rows > each > write > mark > lists > tell',
    'write.error > refused > gather > manual',
    'state.other > kept',
    'agreed.no > kept',
    'fresh.no > kept',
  ],
  examples,
})
