import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, number, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import type { Params } from '../recipe.ts'
import { defineRecipe } from '../recipe.ts'
import { STOCK, WORK } from './retirer-lots-a-date-courte.code.ts'
import { examples } from './retirer-lots-a-date-courte.examples.ts'

const sheet = (operation: string, more: Params = {}): Params => ({
  resource: 'sheet',
  operation,
  documentId: byId(setting('sheet')),
  sheetName: byName('Lots'),
  options: {},
  ...more,
})
const kind = (name: string) => text('={{ $json.kind }}', 'equals', name)

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Retirer de la vente les lots à date courte, après comptage',
    problem:
      'Épicerie en ligne : un carton de tapenades oublié derrière l’autre. La boutique en annonce quarante, dont vingt-six se périment dans huit jours. On les vend, puis on rembourse.',
    outcome:
      'À six heures et demie, du lundi au samedi, un courriel nomme les lots trop près de leur date, le plus urgent d’abord. Qui prépare les sort du rayon, les compte et saisit le nombre : le stock WooCommerce baisse d’autant, la feuille garde la date et la quantité.',
    avoid:
      'Un logiciel d’entrepôt qui suit les lots fait mieux. Ici, chaque code de lot doit être unique, et le produit sans variantes. Le flux ignore la nature de la date : réglez vous-même les jours de chaque produit.',
    approval:
      'Rien ne baisse sans un comptage saisi derrière un mot de passe. Non saisi, le lot revient chaque matin. Zéro unité clôt le lot sans toucher au stock.',
    failure:
      'Lot inconnu, en double, déjà retiré : la page le dit, le stock ne bouge pas. Feuille muette le matin : un courriel. Stock baissé mais feuille non écrite : la page demande de noter le lot à la main. Une vente entre lecture et écriture du stock peut se perdre.',
  },
  en: {
    title: 'Take short-dated lots off sale, once they are counted',
    problem:
      'An online grocer: a box of tapenade forgotten behind another. The shop offers forty jars, of which twenty-six run out in eight days. They are sold, then refunded.',
    outcome:
      'At half past six, Monday to Saturday, an email names the lots too close to their date, most urgent first. Whoever picks takes them off the shelf, counts and enters the number: WooCommerce stock falls by as much, and the sheet keeps date and quantity.',
    avoid:
      'Warehouse software that follows lots does better. Here each lot code must be unique and the product without variations. The flow does not know what kind of date it reads: set the days of each product yourself.',
    approval:
      'Nothing falls without a count entered behind a password. Until then the lot comes back every morning. Nought closes the lot and leaves stock alone.',
    failure:
      'Lot unknown, listed twice or withdrawn before: the page says so and stock stays. Sheet silent in the morning: an email. Stock lowered but sheet not written: the page asks you to note the lot by hand. A sale between reading and writing stock may be lost.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Avant la préparation', en: 'Before picking starts' },
      why: {
        fr: 'Le rayon est vide de monde, les cartons encore fermés.',
        en: 'The aisles are empty, the boxes still shut.',
      },
      with: at('30 6 * * 1-6'),
    },
    counted: {
      use: 'formTrigger',
      name: { fr: 'Lot compté', en: 'Lot counted' },
      why: {
        fr: 'Sur le téléphone, devant le rayon.',
        en: 'On a phone, in front of the shelf.',
      },
      with: form(
        { fr: 'Lot sorti du rayon', en: 'Lot taken off the shelf' },
        [
          field('lot', { fr: 'Code du lot', en: 'Lot code' }),
          field('units', { fr: 'Unités comptées', en: 'Units counted' }, { type: 'number' }),
        ],
        { authentication: 'basicAuth', responseMode: 'lastNode' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Feuille et délais', en: 'Sheet and days' },
      why: {
        fr: 'Trente jours, sauf colonne Days ; form est l’adresse publique du formulaire.',
        en: 'Thirty days, unless column Days says otherwise; form is the form’s public address.',
      },
      with: fields(
        {
          lot: "={{ String($json.lot ?? '').trim() }}",
          units: number('={{ Number($json.units ?? 0) }}'),
          days: 30,
          today: "={{ $now.setZone('Europe/Paris').toISODate() }}",
          sheet: { fr: 'identifiant de la feuille', en: 'id of the sheet' },
          form: 'https://n8n.votre-boutique.example/form/lot',
          from: 'automate@votre-boutique.example',
          person: 'entrepot@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    lots: {
      use: 'googleSheets',
      name: { fr: 'Lire les lots', en: 'Read the lots' },
      why: {
        fr: 'Colonnes Lot, SKU, Product, BestBefore, Days, State.',
        en: 'Columns Lot, SKU, Product, BestBefore, Days, State.',
      },
      with: sheet('read'),
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    work: {
      use: 'code',
      name: { fr: 'Dates et lot saisi', en: 'Dates and lot entered' },
      why: {
        fr: 'Une date illisible est dite, pas supposée lointaine.',
        en: 'An unreadable date is told rather than taken for distant.',
      },
      with: allItems(WORK),
    },
    way: {
      use: 'switch',
      name: { fr: 'Liste ou retrait ?', en: 'List or withdrawal?' },
      why: {
        fr: 'Le matin et le comptage partagent la lecture, pas la suite.',
        en: 'Morning and count share the reading and nothing after it.',
      },
      with: cases({ list: kind('list'), withdraw: kind('withdraw') }),
    },
    write: {
      use: 'emailSend',
      name: { fr: 'Envoyer la liste', en: 'Send the list' },
      why: {
        fr: 'Même vide le lundi : on sait que le contrôle tourne.',
        en: 'On Mondays even when empty, so that people know it runs.',
      },
      with: mailed(
        { from: setting('from'), to: setting('person') },
        {
          fr: '=Lots à sortir du rayon : {{ $json.count }}',
          en: '=Lots to take off the shelf: {{ $json.count }}',
        },
        '={{ $json.text }}',
      ),
      retry: [3, 10],
    },
    product: {
      use: 'wooCommerce',
      name: { fr: 'Stock de la boutique', en: 'Stock in the shop' },
      why: {
        fr: 'À l’instant du retrait : des ventes ont eu lieu depuis le matin.',
        en: 'At the moment of withdrawal: sales went on since morning.',
      },
      with: {
        resource: 'product',
        operation: 'getAll',
        limit: 1,
        options: { sku: '={{ $json.sku }}' },
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    stock: {
      use: 'code',
      name: { fr: 'Soustraire', en: 'Subtract' },
      why: {
        fr: 'Jamais sous zéro, et l’écart se dit.',
        en: 'Never below nought, and the gap is told.',
      },
      with: allItems(STOCK),
    },
    step: {
      use: 'switch',
      name: { fr: 'Écrire ou clore ?', en: 'Write or close?' },
      why: {
        fr: 'Un lot déjà vendu en entier n’a rien à soustraire.',
        en: 'A lot sold to the last unit has nothing to subtract.',
      },
      with: cases({ write: kind('write'), mark: kind('mark') }),
    },
    lower: {
      use: 'wooCommerce',
      name: { fr: 'Baisser le stock', en: 'Lower the stock' },
      why: {
        fr: 'Sans nouvel essai : la page dit de vérifier.',
        en: 'Without another try: the page says to check.',
      },
      with: {
        resource: 'product',
        operation: 'update',
        productId: '={{ $json.id }}',
        updateFields: { stockQuantity: '={{ $json.after }}' },
      },
      onError: 'output',
    },
    mark: {
      use: 'googleSheets',
      name: { fr: 'Noter le lot retiré', en: 'Note the lot withdrawn' },
      why: {
        fr: 'Après la baisse : c’est elle qui compte.',
        en: 'After the stock fell, which is what counts.',
      },
      with: sheet('update', {
        columns: columns(
          {
            Lot: "={{ $('work').first().json.lot }}",
            State: "={{ $('stock').first().json.state }}",
          },
          ['Lot'],
        ),
      }),
      onError: 'output',
      retry: [3, 5],
    },
    done: {
      use: 'form',
      name: { fr: 'Lot clos', en: 'Lot closed' },
      why: {
        fr: 'Avant et après, pour voir une faute de frappe.',
        en: 'Before and after, to see a slip of the finger.',
      },
      with: page({ fr: 'C’est noté', en: 'Noted' }, "={{ $('stock').first().json.text }}"),
    },
    half: {
      use: 'form',
      name: { fr: 'Feuille à compléter', en: 'Sheet to be filled in' },
      why: {
        fr: 'Ressaisi, le lot serait soustrait deux fois.',
        en: 'Entered again, the lot would be subtracted twice.',
      },
      with: page(
        { fr: 'Ne ressaisissez pas ce lot', en: 'Do not enter this lot again' },
        {
          fr: "={{ $('stock').first().json.text }}. La feuille n’a pas pu être écrite : inscrivez dans State « {{ $('stock').first().json.state }} ».",
          en: "={{ $('stock').first().json.text }}. The sheet could not be written: put “{{ $('stock').first().json.state }}” into State.",
        },
      ),
    },
    not: {
      use: 'form',
      name: { fr: 'Rien n’est retiré', en: 'Nothing withdrawn' },
      why: {
        fr: 'La raison, devant le rayon, tant que le lot est en main.',
        en: 'The reason, at the shelf, with the lot still in hand.',
      },
      with: page(
        { fr: 'Lot non retiré', en: 'Lot not withdrawn' },
        {
          fr: "={{ $json.error ? 'La boutique a refusé : ' + ($json.error.message ?? $json.error) + '. Vérifiez son stock avant de ressaisir.' : $json.text }}",
          en: "={{ $json.error ? 'The shop refused: ' + ($json.error.message ?? $json.error) + '. Check its stock before you enter it again.' : $json.text }}",
        },
      ),
    },
  },
  links: [
    'morning > settings > lots > work > way.list > write',
    'counted > settings',
    'way.withdraw > product > stock > step.write > lower > mark > done',
    'step.mark > mark',
    'way.other > not',
    'step.other > not',
    'lower.error > not',
    'mark.error > half',
  ],
  related: ['tenir-stock-des-coffrets', 'suspendre-produits-rappeles'],
  examples,
})
