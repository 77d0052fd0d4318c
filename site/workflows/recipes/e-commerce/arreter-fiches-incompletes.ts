import { columns } from '../../fragments/columns.ts'
import { eachItem } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId, byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './arreter-fiches-incompletes.examples.ts'

const TABLE = 'fiches_signalees'

/** A GTIN ends with a digit that the others give: 3 and 1 by turns, from the right. */
const CHECK = `const settings = $('settings').first().json;
const one = $json;
const gtin = String(one.global_unique_id ?? '').replace(/\\D/g, '');
const sum = [...gtin.slice(0, -1)].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 1 : 3), 0);
const sound = [8, 12, 13, 14].includes(gtin.length) && (10 - (sum % 10)) % 10 === Number(gtin.at(-1));
const given = new Set((one.attributes ?? []).filter(({ options }) => (options ?? []).some(value => String(value).trim())).map(({ name }) => name.toLowerCase()));
const missing = settings.required.split(',').map(name => name.trim()).filter(name => !given.has(name.toLowerCase()));
const [price, sale] = [Number(one.regular_price), Number(one.sale_price || 0)];
const serious = [];
if (!(price > 0)) serious.push('price');
else if (sale >= price) serious.push('sale');
if (gtin && !sound) serious.push('gtin');
if ((one.images ?? []).length === 0) serious.push('image');
serious.push(...missing);
const minor = [];
if (!(Number(one.weight) > 0)) minor.push('weight');
if ((one.images ?? []).some(({ alt }) => !String(alt ?? '').trim())) minor.push('alt');
if (String(one.description ?? '').replace(/<[^>]+>/g, '').trim().length < 80) minor.push('text');
const faults = [...serious, ...minor];
const level = serious.length === 0 ? 'minor' : Number(one.total_sales) > 0 ? 'selling' : 'new';
return { json: { id: one.id, name: one.name, link: one.permalink, complete: faults.length === 0, level, faults: faults.join(', ') } };`

const said = {
  fr: "$json.faults.split(', ').map(one => ({ price: 'prix absent', sale: 'prix soldé supérieur au prix', gtin: 'code-barres faux', image: 'aucune image', weight: 'poids absent', alt: 'image sans texte de remplacement', text: 'description trop courte' })[one] ?? one + ' à remplir').join(', ')",
  en: "$json.faults.split(', ').map(one => ({ price: 'no price', sale: 'sale price above the price', gtin: 'wrong bar code', image: 'no picture', weight: 'no weight', alt: 'picture without alternative text', text: 'description too short' })[one] ?? one + ' to be filled in').join(', ')",
}

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Arrêter les fiches produits incomplètes avant la vente',
    problem:
      'Une fiche part en ligne le vendredi soir à 0 €, sans composition, avec un code-barres inventé. Le lundi, il y a neuf commandes à annuler et une place de marché qui suspend le catalogue.',
    outcome:
      'Chaque fiche publiée est contrôlée à chaque modification. Une nouveauté gravement incomplète repasse « en attente de relecture » ; un produit qui se vend déjà reste en ligne et part dans Slack ; le reste entre dans Airtable.',
    avoid:
      'Un logiciel d’informations produits fait mieux au-delà de mille fiches. Les règles comptent des champs : elles ne disent pas si la composition est vraie. Les variantes ont leurs propres prix, non lus ici.',
    approval:
      'Remettre en ligne est un geste humain : une personne corrige et publie. Aucun produit déjà vendu n’est retiré par le flux.',
    failure:
      'Si la boutique refuse le retrait, ou Airtable la ligne, un courriel donne la fiche et ses manques. Un même état n’est signalé qu’une fois ; une fiche complétée est oubliée.',
  },
  en: {
    title: 'Stop incomplete product sheets before they go on sale',
    problem:
      'A sheet goes live on Friday evening at €0, with no ingredients and a made-up bar code. By Monday there are nine orders to cancel, and a marketplace suspends the catalogue.',
    outcome:
      'Every published sheet is checked each time it changes. A gravely incomplete newcomer goes back to “pending review”; a product that sells already stays online and goes to Slack; all else enters Airtable.',
    avoid:
      'Beyond a thousand sheets, product information software does better. The rules count fields: they do not tell whether ingredients are true. Variations have prices of their own, not read here.',
    approval:
      'Going online again is done by hand: a person mends and publishes. No product that has sold is ever taken down by the flow.',
    failure:
      'Should the shop refuse to take it down, or Airtable the row, an email gives the sheet and what it lacks. One state is reported once; a sheet that was completed is forgotten.',
  },
  nodes: {
    changed: {
      use: 'wooCommerceTrigger',
      name: { fr: 'Fiche modifiée', en: 'Sheet changed' },
      why: {
        fr: 'La publication est une modification comme une autre.',
        en: 'Publishing is a change like any other.',
      },
      with: { event: 'product.updated' },
    },
    settings: {
      use: 'set',
      name: { fr: 'Champs obligatoires', en: 'Required fields' },
      why: {
        fr: 'Ce que la loi de votre rayon exige d’afficher, en noms d’attributs.',
        en: 'What the law of your trade wants displayed, as names of attributes.',
      },
      with: fields({
        required: { fr: 'Composition, Responsable UE', en: 'Ingredients, EU contact' },
        channel: { fr: 'identifiant du canal Slack', en: 'id of the Slack channel' },
        base: { fr: 'identifiant de la base', en: 'id of the base' },
        table: { fr: 'Fiches à compléter', en: 'Sheets to complete' },
        person: 'catalogue@votre-boutique.example',
      }),
    },
    published: {
      use: 'filter',
      name: { fr: 'En ligne seulement', en: 'Online ones only' },
      why: {
        fr: 'Un brouillon a le droit d’être incomplet.',
        en: 'A draft may be incomplete.',
      },
      with: all(text('={{ $json.status }}', 'equals', 'publish')),
    },
    check: {
      use: 'code',
      name: { fr: 'Passer les règles', en: 'Go through the rules' },
      why: {
        fr: 'Dix règles lisibles, à adapter ; un modèle en inventerait une onzième.',
        en: 'Ten readable rules to adapt; a model would make up an eleventh.',
      },
      with: eachItem(CHECK),
    },
    complete: {
      use: 'if',
      name: { fr: 'Rien ne manque ?', en: 'Nothing missing?' },
      why: {
        fr: 'Une fiche réparée doit pouvoir être signalée à nouveau.',
        en: 'A sheet that was mended must be open to a new report.',
      },
      with: all(isTrue('={{ $json.complete }}')),
    },
    forget: {
      use: 'dataTable',
      name: { fr: 'Oublier le signalement', en: 'Forget the report' },
      why: {
        fr: 'Si le prix tombe encore à zéro dans un mois, on le saura.',
        en: 'Should the price drop to nought again next month, we shall know.',
      },
      with: {
        resource: 'row',
        operation: 'deleteRows',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: {
          conditions: [{ keyName: 'product', condition: 'eq', keyValue: '={{ $json.id }}' }],
        },
        options: {},
      },
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas déjà signalée', en: 'Not reported yet' },
      why: {
        fr: 'Chaque vente modifie la fiche : sans mémoire, un message par vente.',
        en: 'Every sale changes the sheet: without a memory, a message a sale.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: {
          conditions: [
            { keyName: 'product', keyValue: '={{ $json.id }}' },
            { keyName: 'faults', keyValue: '={{ $json.faults }}' },
          ],
        },
      },
    },
    level: {
      use: 'switch',
      name: { fr: 'Nouvelle, vendue, mineure', en: 'New, selling, minor' },
      why: {
        fr: 'Retirer la meilleure vente pour un code-barres coûterait plus que l’erreur.',
        en: 'Taking the bestseller down over a bar code costs more than the mistake.',
      },
      with: cases({
        hide: text('={{ $json.level }}', 'equals', 'new'),
        selling: text('={{ $json.level }}', 'equals', 'selling'),
      }),
    },
    hide: {
      use: 'wooCommerce',
      name: { fr: 'Mettre en relecture', en: 'Send back for review' },
      why: {
        fr: 'L’état que WordPress connaît déjà : rien n’est perdu.',
        en: 'A state that WordPress knows already: nothing is lost.',
      },
      with: {
        resource: 'product',
        operation: 'update',
        productId: '={{ $json.id }}',
        updateFields: { status: 'pending' },
      },
      onError: 'output',
      retry: [3, 5],
    },
    tell: {
      use: 'slack',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: {
        fr: 'La liste exacte : la correction prend deux minutes, la chercher vingt.',
        en: 'The exact list: mending takes two minutes, looking for it twenty.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'channel',
        channelId: byId("={{ $('settings').first().json.channel }}"),
        messageType: 'text',
        text: {
          fr: `={{ $('level').item.json.name + ($('level').item.json.level === 'new' ? ', mise en relecture : ' : ', toujours en vente : ') + ${said.fr.replace('$json', "$('level').item.json")} + '. ' + $('level').item.json.link }}`,
          en: `={{ $('level').item.json.name + ($('level').item.json.level === 'new' ? ', back for review: ' : ', still on sale: ') + ${said.en.replace('$json', "$('level').item.json")} + '. ' + $('level').item.json.link }}`,
        },
        otherOptions: { includeLinkToWorkflow: false },
      },
    },
    list: {
      use: 'airtable',
      name: { fr: 'Ajouter à la liste', en: 'Add to the list' },
      why: {
        fr: 'Un poids ou un texte court se traitent par vingt, un jour calme.',
        en: 'A weight or a short text is handled twenty at a time on a quiet day.',
      },
      with: {
        resource: 'record',
        operation: 'create',
        base: byId("={{ $('settings').first().json.base }}"),
        table: byName("={{ $('settings').first().json.table }}"),
        columns: columns({
          product: '={{ $json.name }}',
          missing: { fr: `={{ ${said.fr} }}`, en: `={{ ${said.en} }}` },
          link: '={{ $json.link }}',
        }),
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir cet état', en: 'Remember this state' },
      why: {
        fr: 'Un manque de plus, et l’on en reparle.',
        en: 'One more thing missing, and it comes up again.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName(TABLE),
        columns: columns({
          product: "={{ $('level').item.json.id }}",
          faults: "={{ $('level').item.json.faults }}",
        }),
        options: {},
      },
    },
    byHand: {
      use: 'emailSend',
      name: { fr: 'Faire corriger à la main', en: 'Have it mended by hand' },
      why: {
        fr: 'La fiche est encore en vente à ce moment-là.',
        en: 'The sheet is still on sale at that moment.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.person }}",
        toEmail: "={{ $('settings').first().json.person }}",
        subject: {
          fr: "=Fiche à corriger : {{ $('level').item.json.name }}",
          en: "=Sheet to mend: {{ $('level').item.json.name }}",
        },
        emailFormat: 'text',
        text: {
          fr: `={{ 'Le flux n’a pas pu la traiter. Il manque : ' + ${said.fr.replace('$json', "$('level').item.json")} + '. ' + $('level').item.json.link }}`,
          en: `={{ 'The flow could not deal with it. Missing: ' + ${said.en.replace('$json', "$('level').item.json")} + '. ' + $('level').item.json.link }}`,
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'changed > settings > published > check > complete.no > fresh > level.hide > hide > tell > remember',
    'complete.yes > forget',
    'level.selling > tell',
    'level.other > list > remember',
    'hide.error > byHand',
    'list.error > byHand',
  ],
  examples,
})
