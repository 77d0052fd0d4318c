import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, isFilled } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { PAID, PREPARE } from './envoyer-quittances-de-loyer.code.ts'
import { examples } from './envoyer-quittances-de-loyer.examples.ts'

const MANAGER = { from: setting('manager'), to: setting('manager') }
const sheet = (fr: string, en: string): Params => ({
  documentId: byId(setting('sheet')),
  sheetName: byName({ fr, en }),
  options: {},
})

export default defineRecipe({
  category: 'finance',
  level: 'simple',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Envoyer la quittance dès que le loyer est entièrement payé',
    problem:
      'Une société civile loue douze logements. Les quittances partent quand on y pense ; un locataire qui a payé la moitié reçoit par habitude un papier qui le libère de tout, et c’est cette feuille-là qui sortira devant le juge.',
    outcome:
      'Chaque jour à 9 h, les règlements pointés et non datés sont réunis par bail et par mois. La somme fait juste le loyer et les charges : le locataire reçoit sa quittance, qui les distingue. Elle en fait moins : un reçu, avec le reste dû. La ligne est datée après l’envoi ; une augmentation vaut à partir de son mois.',
    avoid:
      'Bail commercial soumis à la TVA : il faut une facture. Loyer versé en partie par la CAF au bailleur : pointez ce versement aussi, sinon la quittance attendra. Un trimestre payé d’un coup se saisit en trois lignes. Un mois entamé demande sa propre ligne de bail, au prorata.',
    approval:
      'Une personne pointe chaque règlement et choisit son mois. Sans accord du locataire pour l’envoi électronique, le texte arrive chez le gestionnaire, à imprimer, chaque jour jusqu’à ce qu’il date la ligne. Un trop-payé ne produit rien : c’est à lui d’en décider.',
    failure:
      'Feuille illisible : un courriel le dit. Adresse refusée : le document repart le lendemain, et le gestionnaire en est averti. Envoyé mais non daté : il est prié de dater lui-même, faute de quoi le locataire le recevrait deux fois.',
  },
  en: {
    title: 'Send the French rent receipt once the month is fully paid',
    problem:
      'A property company lets twelve dwellings. Receipts leave when somebody thinks of it; a tenant who paid half gets, out of habit, the quittance that frees them of everything, and that sheet is the one that will come up in court.',
    outcome:
      'Every day at 9 am payments ticked off and not dated are put together by lease and month. Where the sum is exactly rent and charges, the tenant gets the receipt in full, which tells them apart. Where it is less: a receipt for that part, with what is still owed. The row is dated after sending; a rise counts from its month on.',
    avoid:
      'A commercial lease with VAT needs an invoice. Where housing benefit is paid to the landlord, tick that payment too, or the receipt will wait. A quarter paid at once is entered as three rows. A month begun halfway takes a lease row of its own, pro rata.',
    approval:
      'A person ticks off each payment and chooses its month. Without the tenant’s consent to electronic sending, the text goes to the manager, to print, every day until they date the row. An overpayment produces nothing: the manager decides.',
    failure:
      'Sheet not readable: an email says so. Address refused: the document leaves again the next day, and the manager is told. Sent but not dated: they are asked to date it, or the tenant would get it twice.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque jour, à 9 h', en: 'Every day at 9 am' },
      why: {
        fr: 'Le pointage se fait la veille.',
        en: 'Ticking off is done the day before.',
      },
      with: at('0 9 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Le bailleur', en: 'The landlord' },
      why: {
        fr: 'Nom et adresse figurent sur chaque document.',
        en: 'Name and address stand on each document.',
      },
      with: fields(
        {
          landlord: 'SCI des Lices',
          seat: '4 place du Marché, 00000 Sarzac',
          sheet: { fr: 'identifiant du classeur', en: 'id of the spreadsheet' },
          manager: 'gestion@sci-des-lices.example',
        },
        { alone: true },
      ),
    },
    leases: {
      use: 'googleSheets',
      name: { fr: 'Lire les baux', en: 'Read the leases' },
      why: {
        fr: 'Onglet Baux : lease, tenant, address, email, agreed (oui), from (premier mois de ce loyer), rent, charges.',
        en: 'Tab Leases: lease, tenant, address, email, agreed (yes), from (first month of that rent), rent, charges.',
      },
      with: { operation: 'read', ...sheet('Baux', 'Leases') },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    payments: {
      use: 'googleSheets',
      name: { fr: 'Lire les règlements', en: 'Read the payments' },
      why: {
        fr: 'Onglet Règlements : id, lease, month, amount, day, sent_on.',
        en: 'Tab Payments: id, lease, month, amount, day, sent_on.',
      },
      with: { operation: 'read', ...sheet('Règlements', 'Payments') },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    prepare: {
      use: 'code',
      name: { fr: 'Quittance ou reçu', en: 'In full or in part' },
      why: {
        fr: 'Loi du 6 juillet 1989, article 21 : la quittance sépare loyer et charges, le paiement partiel donne un reçu.',
        en: 'Law of 6 July 1989, article 21: a quittance separates rent and charges, a part payment gives a receipt.',
      },
      with: allItems(PREPARE),
    },
    docs: {
      use: 'splitOut',
      name: { fr: 'Un document par mois payé', en: 'One document a month paid' },
      why: {
        fr: 'Deux virements du même mois n’en font qu’un.',
        en: 'Two transfers for one month make a single one.',
      },
      with: { fieldToSplitOut: 'docs', options: {} },
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Envoyer au locataire', en: 'Send to the tenant' },
      why: {
        fr: 'À qui a donné son accord exprès.',
        en: 'To whoever expressly consented.',
      },
      with: mailed(
        { from: setting('manager'), to: '={{ $json.email }}' },
        '={{ $json.title }}',
        '={{ $json.text }}',
      ),
      onError: 'output',
      retry: [2, 10],
    },
    paid: {
      use: 'code',
      name: { fr: 'Retrouver les règlements', en: 'Find the payments again' },
      why: {
        fr: 'Tous ceux que le document couvre.',
        en: 'All that the document covers.',
      },
      with: allItems(PAID),
    },
    mark: {
      use: 'googleSheets',
      name: { fr: 'Dater la ligne', en: 'Date the row' },
      why: {
        fr: 'Datée, elle ne produit plus rien.',
        en: 'Once dated it produces nothing more.',
      },
      with: {
        operation: 'update',
        ...sheet('Règlements', 'Payments'),
        columns: columns({ id: '={{ $json.id }}', sent_on: '={{ $now.toISODate() }}' }, ['id']),
      },
      onError: 'output',
      retry: [3, 10],
    },
    todo: {
      use: 'filter',
      name: { fr: 'Quelque chose à dire ?', en: 'Anything to tell?' },
      why: {
        fr: 'Papier, trop-payés et pannes ; sinon, silence.',
        en: 'Paper, overpayments and failures; otherwise silence.',
      },
      with: all(isFilled('={{ $json.text }}')),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Écrire au gestionnaire', en: 'Write to the manager' },
      why: {
        fr: 'Le texte à imprimer y est entier.',
        en: 'The text to print is there in full.',
      },
      with: mailed(
        MANAGER,
        { fr: 'Quittances : à faire à la main', en: 'Rent receipts: to do by hand' },
        '={{ $json.text }}',
      ),
      retry: [3, 10],
    },
    lost: {
      use: 'aggregate',
      name: { fr: 'Envois et dates manqués', en: 'Sendings and dates missed' },
      why: {
        fr: 'Réunis avant de déranger.',
        en: 'Brought together before disturbing anyone.',
      },
      with: allIn('rows'),
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui a manqué', en: 'Say what failed' },
      why: {
        fr: 'Non parti et non daté n’appellent pas le même geste.',
        en: 'Not sent and not dated call for different things.',
      },
      with: mailed(
        MANAGER,
        { fr: 'Quittances : envois à vérifier', en: 'Rent receipts: sendings to check' },
        {
          fr: "={{ $json.rows.map(one => one.tenant + ', ' + one.month + (one.left ? ' : envoyé, mais repartirait demain, datez sent_on – ' : ' : non envoyé, repart demain – ') + String(one.error?.message ?? one.message ?? one.error)).join('\\n') }}",
          en: "={{ $json.rows.map(one => one.tenant + ', ' + one.month + (one.left ? ': sent, but would leave again tomorrow, date sent_on – ' : ': not sent, leaves again tomorrow – ') + String(one.error?.message ?? one.message ?? one.error)).join('\\n') }}",
        },
      ),
      retry: [3, 10],
    },
  },
  links: [
    'morning > settings > leases > payments > prepare > docs > send > paid > mark.error > lost > warn',
    'prepare > todo > tell',
    'send.error > lost',
  ],
  examples,
  related: ['rapprocher-virements-factures'],
})
