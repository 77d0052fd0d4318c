import { table } from '../../fragments/baserow.ts'
import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, amount, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byName } from '../../fragments/models.ts'
import { postedInTeams } from '../../fragments/teams.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './tenir-stock-des-coffrets.examples.ts'

const TABLE = 'coffrets_deduits'

/** A row of the composition: bundle, component, quantity. Woo itself has counted all but what is inside. */
const WORK = `const order = $('order').first().json;
const rows = $('composition').all().map(({ json }) => ({ bundle: Number(json.bundle), component: Number(json.component), quantity: Number(json.quantity) }));
const products = new Map($input.all().map(({ json }) => [json.id, json]));
const used = new Map();
for (const { product_id, quantity } of order.line_items)
  for (const row of rows.filter(({ bundle }) => bundle === product_id))
    used.set(row.component, (used.get(row.component) ?? 0) + row.quantity * quantity);
const counted = id => products.get(id)?.manage_stock === true && Number.isFinite(products.get(id).stock_quantity);
const left = id => products.get(id).stock_quantity - (used.get(id) ?? 0);
const out = [];
for (const id of used.keys())
  if (counted(id)) out.push({ state: 'change', kind: 'component', id, name: products.get(id).name, before: products.get(id).stock_quantity, stock: left(id), limit: '' });
for (const bundle of new Set(rows.map(row => row.bundle))) {
  const own = rows.filter(row => row.bundle === bundle);
  const lost = own.find(row => !counted(row.component) || !(row.quantity > 0));
  const known = products.get(bundle);
  if (lost || !known) {
    out.push({ state: 'unknown', kind: 'bundle', id: bundle, name: known?.name ?? String(bundle), missing: lost?.component ?? bundle });
    continue;
  }
  const first = own.map(row => ({ possible: Math.max(0, Math.floor(left(row.component) / row.quantity)), limit: products.get(row.component).name })).sort((one, other) => one.possible - other.possible)[0];
  const same = known.stock_quantity === first.possible;
  out.push({ state: same ? 'same' : 'change', kind: 'bundle', id: bundle, name: known.name, before: known.stock_quantity, stock: first.possible, limit: first.limit });
}
return out.map(json => ({ json }));`

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-24',
  fr: {
    title: 'Tenir le stock des coffrets d’après leurs composants',
    problem:
      'Le coffret de Noël contient trois savons. La boutique en vend douze, le stock des savons ne bouge pas, et l’on annonce à des clients qu’il n’y en a plus.',
    outcome:
      'À chaque commande payée, les composants des coffrets vendus sont déduits, puis chaque coffret affiche ce que l’on peut vraiment assembler. Un coffret épuisé est annoncé dans Teams avec le composant qui manque.',
    avoid:
      'Au-delà de quelques dizaines de commandes par heure, deux calculs peuvent se croiser : prenez une extension WooCommerce de lots. Les produits à variantes demandent d’autres appels.',
    approval:
      'Vous tenez la composition dans Baserow et faites l’inventaire. Une annulation ne remet rien en rayon d’elle-même : quelqu’un vérifie que le coffret revient entier.',
    failure:
      'La commande est inscrite avant la déduction : jamais déduite deux fois. Si la suite échoue, un courriel donne son numéro, ou le produit et le stock à saisir. Un composant inconnu laisse son coffret intact, et Teams le dit.',
  },
  en: {
    title: 'Keep stock of gift sets in step with what is inside',
    problem:
      'The Christmas set holds three soaps. The shop sells twelve sets, the count of soaps never moves, and customers have to be told there are none left.',
    outcome:
      'With every paid order the contents of its sets are taken off, and each set then shows how many can be assembled. A set that runs out is announced in Teams with the item that is short.',
    avoid:
      'Beyond some dozens of orders an hour two sums may cross: use a WooCommerce bundle extension. Products with variations call for other requests.',
    approval:
      'You keep the contents in Baserow and do the stock-taking. A cancelled order puts nothing back by itself: somebody checks that the set came back complete.',
    failure:
      'The order is written down first, so it is never taken off twice. Should the rest fail, an email gives its number, or the product and the stock to enter. An unknown item leaves its set alone, and Teams says so.',
  },
  nodes: {
    order: {
      use: 'wooCommerceTrigger',
      name: { fr: 'Commande modifiée', en: 'Order updated' },
      why: {
        fr: 'WooCommerce déduit au paiement, qui est une modification, pas à la création.',
        en: 'WooCommerce counts stock at payment, which is an update, not at creation.',
      },
      with: { event: 'order.updated' },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos adresses', en: 'Your addresses' },
      why: {
        fr: 'Teams pour qui emballe, le courriel pour qui compte.',
        en: 'Teams for those who pack, email for whoever counts.',
      },
      with: fields({
        database: { fr: 'numéro de la base Baserow', en: 'number of the Baserow database' },
        table: { fr: 'numéro de la table Baserow', en: 'number of the Baserow table' },
        team: { fr: 'identifiant de l’équipe', en: 'id of the team' },
        channel: { fr: 'identifiant du canal', en: 'id of the channel' },
        person: 'stock@votre-boutique.example',
      }),
    },
    paid: {
      use: 'filter',
      name: { fr: 'Payée seulement', en: 'Paid ones only' },
      why: {
        fr: 'Les autres modifications (note, adresse, envoi) ne sortent rien du rayon.',
        en: 'Other updates (a note, an address, a shipment) take nothing off the shelf.',
      },
      with: all(text('={{ $json.status }}', 'equals', 'processing')),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore déduite', en: 'Not taken off yet' },
      why: {
        fr: 'Une commande payée change encore trois fois avant d’être livrée.',
        en: 'A paid order is updated again before it is delivered.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'order', keyValue: '={{ $json.id }}' }] },
      },
    },
    claim: {
      use: 'dataTable',
      name: { fr: 'Inscrire d’abord', en: 'Write it down first' },
      why: {
        fr: 'Un oubli se rattrape à l’inventaire ; une double déduction ne se voit pas.',
        en: 'Stock-taking finds what was forgotten; taken off twice, nobody notices.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName(TABLE),
        columns: columns({ order: '={{ $json.id }}' }),
        options: {},
      },
    },
    composition: {
      use: 'baserow',
      name: { fr: 'Composition des coffrets', en: 'What is in the sets' },
      why: {
        fr: 'Trois colonnes de nombres : bundle, component, quantity.',
        en: 'Three columns of numbers: bundle, component, quantity.',
      },
      with: {
        ...table(),
        operation: 'getAll',
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'continue',
      retry: [3, 5],
    },
    read: {
      use: 'if',
      name: { fr: 'Vraiment lue ?', en: 'Really read?' },
      why: {
        fr: 'Hors d’atteinte, Baserow rend la commande qu’il a reçue, sans erreur.',
        en: 'Out of reach, Baserow hands back the order it was given, without an error.',
      },
      with: all(isTrue('={{ $json.component !== undefined }}')),
    },
    products: {
      use: 'wooCommerce',
      name: { fr: 'Stocks actuels', en: 'Stock as it is' },
      why: {
        fr: 'Lus à l’instant du calcul, une seule fois pour tous.',
        en: 'Read at the moment of the sum, once for all.',
      },
      with: {
        resource: 'product',
        operation: 'getAll',
        returnAll: true,
        options: {},
      },
      onError: 'output',
      once: true,
      retry: [3, 5],
    },
    work: {
      use: 'code',
      name: { fr: 'Déduire et recompter', en: 'Take off and count again' },
      why: {
        fr: 'Le coffret vaut son composant le plus rare, divisé par ce qu’il en faut.',
        en: 'A set is worth its scarcest item, over how many it needs.',
      },
      with: allItems(WORK),
    },
    state: {
      use: 'switch',
      name: { fr: 'Changé, inconnu, pareil', en: 'Changed, unknown, same' },
      why: {
        fr: 'Écrire un stock identique réveillerait les autres outils pour rien.',
        en: 'Writing the same stock would rouse other tools for nothing.',
      },
      with: cases({
        change: text('={{ $json.state }}', 'equals', 'change'),
        unknown: text('={{ $json.state }}', 'equals', 'unknown'),
      }),
    },
    write: {
      use: 'wooCommerce',
      name: { fr: 'Écrire le stock', en: 'Write the stock' },
      why: {
        fr: 'Produit par produit : un refus n’arrête pas les autres.',
        en: 'Product by product: one refusal does not stop the rest.',
      },
      with: {
        resource: 'product',
        operation: 'update',
        productId: '={{ $json.id }}',
        updateFields: { manageStock: true, stockQuantity: '={{ $json.stock }}' },
      },
      onError: 'output',
      retry: [3, 5],
    },
    ended: {
      use: 'filter',
      name: { fr: 'Coffret épuisé', en: 'Set sold out' },
      why: {
        fr: 'Un composant à zéro se recommande ; un coffret à zéro s’annonce.',
        en: 'An item at nought is reordered; a set at nought is announced.',
      },
      with: all(
        text("={{ $('state').item.json.kind }}", 'equals', 'bundle'),
        amount("={{ $('state').item.json.stock }}", 'equals', 0),
      ),
    },
    tell: {
      use: 'teams',
      name: { fr: 'Annoncer l’épuisement', en: 'Announce it' },
      why: {
        fr: 'Le composant qui bloque est nommé : on sait quoi commander.',
        en: 'The short item is named: one knows what to order.',
      },
      with: postedInTeams({
        fr: "={{ $('state').item.json.name }} : épuisé, il manque {{ $('state').item.json.limit }}.",
        en: "={{ $('state').item.json.name }}: sold out, short of {{ $('state').item.json.limit }}.",
      }),
    },
    strange: {
      use: 'teams',
      name: { fr: 'Composant inconnu', en: 'Unknown item' },
      why: {
        fr: 'Un produit supprimé, ou sans suivi de stock, rendrait le calcul faux.',
        en: 'A deleted or uncounted product would make the sum wrong.',
      },
      with: postedInTeams({
        fr: '={{ $json.name }} : stock non recalculé, le produit {{ $json.missing }} est introuvable ou sans suivi.',
        en: '={{ $json.name }}: stock not recounted, product {{ $json.missing }} cannot be found or is not counted.',
      }),
    },
    missed: {
      use: 'set',
      name: { fr: 'Rien déduit', en: 'Nothing taken off' },
      why: {
        fr: 'La commande est déjà inscrite : elle ne reviendra pas seule.',
        en: 'Written down already, the order will not come back by itself.',
      },
      with: fields(
        {
          what: {
            fr: "=Commande {{ $('order').first().json.id }} : composants à déduire à la main",
            en: "=Order {{ $('order').first().json.id }}: take its items off by hand",
          },
        },
        { alone: true },
      ),
    },
    refused: {
      use: 'set',
      name: { fr: 'Stock refusé', en: 'Stock refused' },
      why: {
        fr: 'Le bon chiffre est connu : il ne reste qu’à le saisir.',
        en: 'The right figure is known; it only needs typing in.',
      },
      with: fields(
        {
          what: {
            fr: "={{ $('state').item.json.name }} : stock à saisir {{ $('state').item.json.stock }}",
            en: "={{ $('state').item.json.name }}: stock to enter {{ $('state').item.json.stock }}",
          },
        },
        { alone: true },
      ),
    },
    byHand: {
      use: 'brevo',
      name: { fr: 'Faire corriger', en: 'Have it put right' },
      why: {
        fr: 'Un stock faux se vend en une heure.',
        en: 'A wrong stock is sold within the hour.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        sender: "={{ $('settings').first().json.person }}",
        receipients: "={{ $('settings').first().json.person }}",
        subject: '={{ $json.what }}',
        textContent: {
          fr: "=À saisir dans WooCommerce, après la commande {{ $('order').first().json.id }}.",
          en: "=To be entered in WooCommerce, following order {{ $('order').first().json.id }}.",
        },
      },
    },
  },
  links: [
    'order > settings > paid > fresh > claim > composition > read.yes > products > work > state.change > write > ended > tell',
    'state.unknown > strange',
    'read.no > missed > byHand',
    'products.error > missed',
    'write.error > refused > byHand',
  ],
  examples,
})
