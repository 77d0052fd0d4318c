import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, amount, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting, truth } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, model } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { CHECK, LETTERS, PROMISES, SORT, UNKEPT } from './reclamer-avoirs-promis.code.ts'
import { examples } from './reclamer-avoirs-promis.examples.ts'

const ADDRESS = { from: setting('accounting'), to: setting('accounting') }
const promises = (more: Params): Params => ({
  resource: 'record',
  base: byId(setting('base')),
  table: byId('promises'),
  options: {},
  ...more,
})

export default defineRecipe({
  category: 'finance',
  level: 'expert',
  minutes: 60,
  published: '2026-11-28',
  fr: {
    title: 'Réclamer les avoirs que les fournisseurs ont promis',
    problem:
      '« Nous vous ferons un avoir de 180 euros. » Le magasinier lit et range. L’avoir ne vient pas ; en décembre, personne ne sait plus ce qui fut promis, ni où.',
    outcome:
      'Chaque message de fournisseur qui parle d’avoir est lu ; la promesse entre dans Airtable avec la phrase exacte, la facture et le montant quand ils sont écrits. Le lundi, les avoirs saisis dans Odoo sont rapprochés, et une relance attend en brouillon, dans le même fil, quatorze jours après la promesse, puis quatorze plus tard.',
    avoid:
      'Une promesse faite au téléphone n’est pas vue : ajoutez-la à la table (supplier, amount, promised_on). Deux avoirs du même montant peuvent être confondus.',
    approval:
      'La comptable relit et envoie chaque relance, et note elle-même la date de réception : un rapprochement n’est qu’une piste.',
    failure:
      'Modèle muet, phrase introuvable dans le message, Airtable qui refuse : un courriel cite le fournisseur, à lire soi-même. Odoo muet : aucune relance, on réclamerait un avoir déjà là. Brouillon refusé : signalé, retenté le lundi suivant.',
  },
  en: {
    title: 'Claim the credit notes that suppliers promised',
    problem:
      '“We shall send you a credit note for 180 euros.” The storekeeper reads it and files it. The note does not come; in December nobody knows what was promised, or where.',
    outcome:
      'Each supplier’s message about a credit is read; the promise goes into Airtable with the exact sentence, and invoice and amount where they are written. On Mondays the credit notes entered in Odoo are matched, and a reminder waits among the drafts, in the same thread, fourteen days after the promise and fourteen days later.',
    avoid:
      'What was promised on the telephone is not seen: add it to the table (supplier, amount, promised_on). Two credits of one amount may be taken for each other.',
    approval:
      'The accountant reads and sends each reminder, and enters the day of receipt in person: a match is a lead and no more.',
    failure:
      'Model silent, a sentence that the message lacks, Airtable refusing: an email names the supplier. Odoo silent: no reminder, as the note may be there. Draft refused: reported, and tried again the Monday after.',
  },
  nodes: {
    mail: {
      use: 'gmailTrigger',
      name: { fr: 'Message d’un fournisseur', en: 'Message from a supplier' },
      why: {
        fr: 'Une étiquette posée par un filtre.',
        en: 'A Gmail filter sets the label.',
      },
      with: {
        pollTimes: { item: [{ mode: 'everyX', value: 15, unit: 'minutes' }] },
        simple: false,
        filters: {
          q: { fr: 'label:fournisseurs -in:sent', en: 'label:suppliers -in:sent' },
          readStatus: 'both',
        },
        options: {},
      },
    },
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Le lundi matin', en: 'On Monday morning' },
      why: {
        fr: 'Une fois par semaine : un avoir se compte en semaines.',
        en: 'Once a week, as credit notes take weeks.',
      },
      with: at('0 8 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos délais', en: 'Your delays' },
      why: {
        fr: 'Deux relances écrites, puis le téléphone.',
        en: 'Two reminders in writing, then the telephone.',
      },
      with: fields({
        weekly: truth("={{ $('monday').isExecuted }}"),
        days: 14,
        most: 2,
        base: { fr: 'identifiant de la base', en: 'id of the base' },
        accounting: 'compta@votre-entreprise.example',
      }),
    },
    which: {
      use: 'if',
      name: { fr: 'Un lundi ?', en: 'A Monday?' },
      why: {
        fr: 'Deux départs, une seule table.',
        en: 'Two starts and one table.',
      },
      with: all(isTrue("={{ $('settings').first().json.weekly }}")),
    },
    letters: {
      use: 'code',
      name: { fr: 'Garder ce qui parle d’avoir', en: 'Keep what speaks of a credit' },
      why: {
        fr: 'Sans l’historique cité, qui la répète. Le reste n’atteint aucun modèle.',
        en: 'Without quoted history, which repeats it. The rest reaches no model.',
      },
      with: allItems(LETTERS),
    },
    promise: {
      use: 'informationExtractor',
      name: { fr: 'Relever les promesses', en: 'Take down promises' },
      why: {
        fr: 'Le modèle cite ; il ne décide pas si la promesse tient.',
        en: 'The model quotes; whether a promise holds is not its affair.',
      },
      with: PROMISES,
      onError: 'continue',
      retry: [2, 5],
    },
    medium: model('medium', { fr: 'Modèle de relevé', en: 'Reading model' }),
    check: {
      use: 'code',
      name: { fr: 'Retrouver la phrase', en: 'Find the sentence' },
      why: {
        fr: 'Montant ou numéro absent du message reste vide.',
        en: 'An amount or a number that the message lacks is left empty.',
      },
      with: allItems(CHECK),
    },
    state: {
      use: 'switch',
      name: { fr: 'Promesse certaine ?', en: 'A certain promise?' },
      why: {
        fr: 'On ne réclame pas sur une phrase inventée.',
        en: 'Nobody claims on an invented sentence.',
      },
      with: cases({ sure: text('={{ $json.state }}', 'equals', 'sure') }),
    },
    keep: {
      use: 'airtable',
      name: { fr: 'Inscrire la promesse', en: 'Enter the promise' },
      why: {
        fr: 'Fil, facture et montant font la clé : un rappel du même avoir ne double pas la ligne.',
        en: 'Thread, invoice and amount make the key, so that one credit recalled makes no second row.',
      },
      with: promises({
        operation: 'upsert',
        columns: columns(
          {
            key: '={{ $json.key }}',
            supplier: '={{ $json.supplier }}',
            email: '={{ $json.email }}',
            thread: '={{ $json.thread }}',
            subject: '={{ $json.subject }}',
            invoice: '={{ $json.invoice }}',
            amount: '={{ $json.amount }}',
            quote: '={{ $json.quote }}',
            promised_on: '={{ $json.day }}',
          },
          ['key'],
        ),
      }),
      onError: 'continue',
      retry: [3, 5],
    },
    unkept: {
      use: 'code',
      name: { fr: 'Promesses non inscrites', en: 'Promises not entered' },
      why: { fr: 'Avec leur fournisseur.', en: 'With their supplier.' },
      with: allItems(UNKEPT),
    },
    doubts: {
      use: 'aggregate',
      name: { fr: 'Cas à reprendre', en: 'Cases to take up' },
      why: {
        fr: 'Un courriel pour tout le lot.',
        en: 'One email for the whole batch.',
      },
      with: allIn('letters'),
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Confier à la comptable', en: 'Leave to the accountant' },
      why: {
        fr: 'Le fournisseur, le jour et la cause.',
        en: 'Supplier, day and cause.',
      },
      with: mailed(
        ADDRESS,
        {
          fr: '=Avoirs promis : {{ $json.letters.length }} cas à reprendre vous-même',
          en: '=Credits promised: {{ $json.letters.length }} case(s) for you to take up',
        },
        "={{ $json.letters.map(one => '- ' + one.supplier + ', ' + (one.day ?? one.on) + ' – ' + (one.error ? String(one.error.message ?? one.error) : one.why)).join('\\n') }}",
      ),
      retry: [3, 5],
    },
    open: {
      use: 'airtable',
      name: { fr: 'Lire les promesses ouvertes', en: 'Read open promises' },
      why: {
        fr: 'Avec les colonnes reminders, reminded_on et received_on, que remplit la comptable.',
        en: 'Plus columns reminders, reminded_on and received_on, which the accountant fills in.',
      },
      with: promises({
        operation: 'search',
        filterByFormula: '=NOT({received_on})',
        returnAll: true,
      }),
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    credits: {
      use: 'odoo',
      name: { fr: 'Lire les avoirs saisis', en: 'Read credit notes entered' },
      why: {
        fr: 'Un an d’avoirs fournisseurs validés : référence, total hors TVA et toutes taxes.',
        en: 'A year of posted supplier credits: reference, totals with and without VAT.',
      },
      with: {
        resource: 'custom',
        operation: 'getAll',
        customResource: byId('account.move'),
        returnAll: true,
        options: { fieldsList: 'name,ref,invoice_date,amount_total,amount_untaxed' },
        filters: {
          filter: [
            { fieldName: 'move_type', operator: 'equal', value: 'in_refund' },
            { fieldName: 'state', operator: 'equal', value: 'posted' },
            {
              fieldName: 'invoice_date',
              operator: 'greaterOrEqual',
              value: '={{ $now.minus({ years: 1 }).toISODate() }}',
            },
          ],
        },
      },
      once: true,
      always: true,
      onError: 'continue',
      retry: [3, 10],
    },
    sort: {
      use: 'code',
      name: { fr: 'Arrivé, à relancer, à appeler', en: 'Came, to remind, to ring' },
      why: {
        fr: 'Par montant ou par numéro de facture, et jamais avant la promesse.',
        en: 'By amount or invoice number, and never from before the promise.',
      },
      with: allItems(SORT),
    },
    some: {
      use: 'filter',
      name: { fr: 'Un avoir attendu', en: 'A credit awaited' },
      why: {
        fr: 'Sans promesse ouverte, pas de courriel.',
        en: 'Without an open promise, no email.',
      },
      with: all(amount('={{ $json.open }}', 'gt', 0)),
    },
    list: {
      use: 'emailSend',
      name: { fr: 'Envoyer la liste', en: 'Send the list' },
      why: {
        fr: 'Ce qui est venu, ce qui part, ce qui traîne.',
        en: 'What came, what leaves, what drags on.',
      },
      with: mailed(
        ADDRESS,
        { fr: '=Avoirs attendus : {{ $json.shown }}', en: '=Credits awaited: {{ $json.shown }}' },
        '={{ $json.text }}',
      ),
      retry: [3, 5],
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Une relance par promesse', en: 'One reminder a promise' },
      why: {
        fr: 'Chacune dans son fil, où le fournisseur l’a écrite.',
        en: 'Each in the thread where the supplier wrote it.',
      },
      with: { fieldToSplitOut: 'remind', options: {} },
    },
    draft: {
      use: 'gmail',
      name: { fr: 'Préparer la relance', en: 'Prepare the reminder' },
      why: {
        fr: 'Sous un autre objet, Gmail ouvrirait un autre fil.',
        en: 'Under another subject Gmail would open another thread.',
      },
      with: {
        resource: 'draft',
        operation: 'create',
        subject: {
          fr: "={{ $json.subject ? $json.subject.replace(/^(re ?: ?)?/i, 'Re: ') : 'Avoir attendu' }}",
          en: "={{ $json.subject ? $json.subject.replace(/^(re ?: ?)?/i, 'Re: ') : 'Credit note awaited' }}",
        },
        emailType: 'text',
        message: {
          fr: '=Bonjour,\n\nLe {{ $json.on }}, vous nous écriviez : « {{ $json.quote }} »\n\nSauf erreur de notre part, cet avoir ne nous est pas parvenu. Pouvez-vous nous l’adresser, ou nous dire quand il le sera ?',
          en: '=Hello,\n\nOn {{ $json.on }} you wrote to us: “{{ $json.quote }}”\n\nUnless we are mistaken, this credit note has not reached us. Could you send it, or tell us when you will?',
        },
        options: { sendTo: '={{ $json.email }}', threadId: '={{ $json.thread }}' },
      },
      onError: 'output',
      retry: [2, 5],
    },
    note: {
      use: 'airtable',
      name: { fr: 'Compter la relance', en: 'Count the reminder' },
      why: { fr: 'Une fois le brouillon là.', en: 'Once the draft is there.' },
      with: promises({
        operation: 'update',
        columns: columns(
          {
            id: "={{ $('each').item.json.id }}",
            reminders: "={{ $('each').item.json.times + 1 }}",
            reminded_on: '={{ $now.toISODate() }}',
          },
          ['id'],
        ),
      }),
      retry: [3, 5],
    },
  },
  links: [
    'mail > settings > which.no > letters > promise > check > state.sure > keep > unkept > doubts > warn',
    'monday > settings',
    'medium => promise',
    'state.other > doubts',
    'which.yes > open > credits > sort > some > list',
    'some > each > draft > note',
    'draft.error > doubts',
  ],
  examples,
  cost: [{ node: 'promise', model: 'medium', reads: 900, writes: 90, calls: 5 }],
  related: ['rapprocher-releve-fournisseur', 'confronter-bon-livraison-commande'],
})
