import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, isFilled, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { LETTERS, SORT } from './rendre-trop-percus.code.ts'
import { examples } from './rendre-trop-percus.examples.ts'

const TABLE = byName({ fr: 'trop_percus', en: 'overpayments' })

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Rendre aux clients ce qu’ils ont payé en trop',
    problem:
      'Un client vire deux fois la même facture ; la seconde somme reste sur son compte et embellit la trésorerie. Trois ans plus tard, son auditeur la réclame, courrier sec à l’appui.',
    outcome:
      'Le 5 du mois, les règlements et avoirs que rien n’a absorbés depuis plus de trente jours sont lus dans Odoo, client par client, et rapprochés de ses factures ouvertes. La comptabilité reçoit trois listes : à rendre, à lettrer d’abord, sans client. Pour chaque somme à rendre, une lettre attend dans les brouillons d’Outlook.',
    avoid:
      'Vos clients paient d’avance, sans facture d’acompte ? Leurs versements paraîtront ici à tort tant que la vente n’est pas facturée. En comptabilité multidevise, les montants sont ceux de votre devise.',
    approval:
      'La comptable vérifie qu’aucune commande n’attend ce règlement, puis envoie la lettre ou la jette. Le remboursement reste un virement ordinaire, vers un IBAN confirmé par téléphone.',
    failure:
      'Odoo ou la table muets : un courriel le dit, sans lettre. Adresse absente ou brouillon refusé : un courriel nomme les clients, et leur lettre sera retentée le mois suivant.',
  },
  en: {
    title: 'Give customers back what they paid too much',
    problem:
      'A customer transfers the same invoice twice; the second sum stays on their account and flatters the cash. Three years later their auditor asks for it, in a dry letter.',
    outcome:
      'On the 5th of the month, payments and credit notes that nothing has taken up for more than thirty days are read in Odoo, customer by customer, and set against their open invoices. Accounting gets three lists: to give back, to match first, no customer. For each sum to give back a letter waits among Outlook’s drafts.',
    avoid:
      'Do your customers pay ahead, without a deposit invoice? Their payments will wrongly show here until the sale is invoiced. With several currencies, amounts are in your own.',
    approval:
      'The accountant checks that no order is waiting for this payment, then sends the letter or bins it. The refund itself is an ordinary transfer, to an IBAN confirmed by telephone.',
    failure:
      'Odoo or the table silent: an email tells it, and no letter is prepared. Address missing or draft refused: an email names the customers, whose letters are tried again next month.',
  },
  nodes: {
    month: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 5 du mois', en: 'On the 5th' },
      why: {
        fr: 'Les relevés du mois passé sont saisis.',
        en: 'Last month’s bank statements are in.',
      },
      with: at('0 7 5 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos seuils', en: 'Your thresholds' },
      why: {
        fr: 'Sous 5 €, on ne liste pas ; une lettre préparée ne revient qu’après quatre-vingt-dix jours.',
        en: 'Below €5 nothing is listed; a letter prepared returns after ninety days.',
      },
      with: fields(
        {
          days: 30,
          least: 5,
          again: 90,
          accounting: 'compta@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    lines: {
      use: 'odoo',
      name: { fr: 'Lire les comptes clients ouverts', en: 'Read open customer accounts' },
      why: {
        fr: 'Dettes et crédits ensemble : l’un éponge l’autre. Odoo 16 ou plus récent.',
        en: 'Debts and credits together, as one absorbs the other. Odoo 16 or later.',
      },
      with: {
        resource: 'custom',
        operation: 'getAll',
        customResource: byId('account.move.line'),
        returnAll: true,
        options: { fieldsList: 'date,partner_id,amount_residual,move_name,move_type' },
        filters: {
          filter: [
            { fieldName: 'parent_state', operator: 'equal', value: 'posted' },
            {
              fieldName: 'account_id.account_type',
              operator: 'equal',
              value: 'asset_receivable',
            },
            { fieldName: 'reconciled', operator: 'equal', value: '={{ false }}' },
          ],
        },
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    before: {
      use: 'dataTable',
      name: { fr: 'Lettres déjà préparées', en: 'Letters prepared before' },
      why: {
        fr: 'Table à trois colonnes : partner, amount (nombres) et on (texte).',
        en: 'A table of three columns: partner, amount (numbers) and on (text).',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
      once: true,
      always: true,
      onError: 'continue',
    },
    sort: {
      use: 'code',
      name: { fr: 'Trier client par client', en: 'Sort customer by customer' },
      why: {
        fr: 'Qui doit encore quelque chose n’est pas remboursé : on lettre.',
        en: 'Whoever still owes something is not refunded but matched.',
      },
      with: allItems(SORT),
    },
    read: {
      use: 'if',
      name: { fr: 'Comptes lus ?', en: 'Accounts read?' },
      why: {
        fr: 'Un logiciel muet ressemblerait à « rien à rendre ».',
        en: 'A silent program would look like “nothing to give back”.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'read')),
    },
    tell: {
      use: 'outlook',
      name: { fr: 'Envoyer les trois listes', en: 'Send the three lists' },
      why: {
        fr: 'Avec la date et la pièce de chaque règlement.',
        en: 'With the date and number of each payment.',
      },
      with: outlookSent(
        setting('accounting'),
        {
          fr: '=Trop-perçus : {{ $json.shown }} à rendre',
          en: '=Overpayments: {{ $json.shown }} to give back',
        },
        '={{ $json.text }}',
      ),
      retry: [2, 5],
    },
    some: {
      use: 'filter',
      name: { fr: 'Des lettres à préparer', en: 'Letters to prepare' },
      why: {
        fr: 'Sans lettre, la liste suffit.',
        en: 'Without a letter the list is enough.',
      },
      with: all(isFilled("={{ $('sort').first().json.letters }}", 'array')),
    },
    partners: {
      use: 'odoo',
      name: { fr: 'Trouver les adresses', en: 'Find the addresses' },
      why: {
        fr: 'Celles de la fiche client, à jour.',
        en: 'Those of the customer’s record, up to date.',
      },
      with: {
        resource: 'custom',
        operation: 'getAll',
        customResource: byId('res.partner'),
        returnAll: true,
        options: { fieldsList: 'email' },
        filters: {
          filter: [
            {
              fieldName: 'id',
              operator: 'in',
              value: "={{ $('sort').first().json.letters.map(one => one.id).join(',') }}",
            },
          ],
        },
      },
      onError: 'continue',
      always: true,
      retry: [2, 5],
    },
    letters: {
      use: 'code',
      name: { fr: 'Une lettre par client', en: 'One letter a customer' },
      why: {
        fr: 'Trois règlements en trop font une lettre, pas trois.',
        en: 'Three overpayments make one letter.',
      },
      with: allItems(LETTERS),
    },
    reachable: {
      use: 'if',
      name: { fr: 'Adresse connue ?', en: 'Address known?' },
      why: {
        fr: 'On n’écrit pas au hasard au sujet d’argent.',
        en: 'About money one does not write at random.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'write')),
    },
    draft: {
      use: 'outlook',
      name: { fr: 'Préparer la lettre', en: 'Prepare the letter' },
      why: {
        fr: 'Remboursement ou imputation : c’est le client qui choisit. Aucun IBAN n’est demandé par courriel.',
        en: 'Refund or set-off is the customer’s choice. No IBAN is asked for by email.',
      },
      with: {
        resource: 'draft',
        operation: 'create',
        subject: {
          fr: '={{ $json.shown }} à vous rendre',
          en: '={{ $json.shown }} to give back to you',
        },
        bodyContent: {
          fr: "=Bonjour,\n\nNotre comptabilité porte {{ $json.shown }} en votre faveur :\n{{ $json.detail.join('\\n') }}\n\nPréférez-vous un remboursement, ou que la somme vienne en déduction de votre prochaine facture ? Pour un remboursement, nous vous appellerons au numéro que nous connaissons afin de confirmer vos coordonnées bancaires.",
          en: "=Hello,\n\nOur accounts show {{ $json.shown }} in your favour:\n{{ $json.detail.join('\\n') }}\n\nWould you rather be refunded, or have the sum taken off your next invoice? For a refund we shall ring you on the number that we know, to confirm your bank details.",
        },
        additionalFields: { toRecipients: '={{ $json.email }}', bodyContentType: 'Text' },
      },
      onError: 'output',
      retry: [2, 5],
    },
    note: {
      use: 'dataTable',
      name: { fr: 'Noter la lettre', en: 'Note the letter' },
      why: {
        fr: 'Après le brouillon. Un autre montant fera une autre lettre.',
        en: 'After the draft. Another amount makes another letter.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({
          partner: "={{ $('reachable').item.json.id }}",
          amount: "={{ $('reachable').item.json.owed }}",
          on: '={{ $now.toISODate() }}',
        }),
        options: {},
      },
    },
    lost: {
      use: 'aggregate',
      name: { fr: 'Lettres manquées', en: 'Letters missed' },
      why: {
        fr: 'Dix adresses absentes font un courriel.',
        en: 'Ten missing addresses make one email.',
      },
      with: allIn('people'),
    },
    warn: {
      use: 'outlook',
      name: { fr: 'Dire ce qui a manqué', en: 'Say what went missing' },
      why: {
        fr: 'Chaque nom, et la cause quand on la connaît.',
        en: 'Each name, and the cause where it is known.',
      },
      with: outlookSent(
        setting('accounting'),
        {
          fr: "={{ $json.people ? 'Trop-perçus : ' + $json.people.length + ' lettre(s) non préparée(s)' : 'Trop-perçus : comptes illisibles' }}",
          en: "={{ $json.people ? 'Overpayments: ' + $json.people.length + ' letter(s) not prepared' : 'Overpayments: accounts not readable' }}",
        },
        {
          fr: "={{ $json.people ? $json.people.map(one => one.name + ', ' + one.shown + ' : ' + (one.error ? String(one.error.message ?? one.error) : one.why || 'sans adresse')).join('\\n') : $json.error }}",
          en: "={{ $json.people ? $json.people.map(one => one.name + ', ' + one.shown + ': ' + (one.error ? String(one.error.message ?? one.error) : one.why || 'no address')).join('\\n') : $json.error }}",
        },
      ),
      retry: [2, 5],
    },
  },
  links: [
    'month > settings > lines > before > sort > read.yes > tell',
    'read.yes > some > partners > letters > reachable.yes > draft > note',
    'reachable.no > lost > warn',
    'draft.error > lost',
    'read.no > warn',
  ],
  examples,
  related: ['verifier-changement-iban', 'rapprocher-virements-factures'],
})
