import { allItems } from '../../fragments/code.ts'
import { sheetColumns } from '../../fragments/columns.ts'
import { all, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { allIn } from '../../fragments/items.ts'
import { byId, byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { CHECK } from './noter-numeros-de-serie-expedies.code.ts'
import { examples } from './noter-numeros-de-serie-expedies.examples.ts'

const sheet = (fr: string, en: string) => ({
  documentId: byId(setting('sheet')),
  sheetName: byName({ fr, en }),
})

export default defineRecipe({
  category: 'e-commerce',
  level: 'simple',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Noter quel numéro de série part avec quelle commande',
    problem:
      'Un client réclame la garantie d’une perceuse qui vient peut-être d’ailleurs. Un lot est rappelé, et personne ne sait qui l’a reçu. Le numéro était sur la machine ; il est parti avec elle.',
    outcome:
      'Au poste d’emballage, on scanne la commande WooCommerce et les numéros. La page répond « Fermez le colis » si chaque article suivi a autant de numéros que d’exemplaires, de la bonne forme, jamais partis ailleurs. Ils sont alors au registre avec la commande et le jour.',
    avoid:
      'Pour deux machines par semaine, un cahier suffit. Le flux attend l’identifiant de WooCommerce : une extension qui renumérote les commandes demande d’abord de l’adapter. Une machine reprise se retire du registre avant de repartir.',
    approval:
      'L’emballeur lit la page et corrige ; aucune commande n’est modifiée, aucun colis retenu par le flux.',
    failure:
      'Numéro d’un autre article, scanné deux fois, compte faux : la page nomme chaque faute, rien n’est noté. Classeur ou boutique muets : elle le dit aussi. Écriture refusée : on renvoie le formulaire, un numéro garde une seule ligne.',
  },
  en: {
    title: 'Note which serial number leaves with which order',
    problem:
      'A customer claims the warranty of a drill that may come from elsewhere. A batch is recalled, and nobody knows who received it. The number was on the machine, and left with it.',
    outcome:
      'At the packing bench one scans the WooCommerce order and the numbers. The page answers “Close the parcel” if each followed article has as many numbers as pieces, of the right form, that never left before. They then stand in the register with order and day.',
    avoid:
      'For two machines a week a notebook will do. The flow expects WooCommerce’s own id: a plug-in that renumbers orders has to be allowed for first. A machine taken back is struck from the register before it leaves anew.',
    approval:
      'Packers read the page and put things right; the flow changes no order and stops no parcel.',
    failure:
      'Number of another article, scanned twice, wrong count: the page names every fault and nothing is noted. Spreadsheet or shop silent: it says that too. Writing refused: the form is sent once more, and a number keeps a single row.',
  },
  nodes: {
    scan: {
      use: 'formTrigger',
      name: { fr: 'Poste d’emballage', en: 'Packing bench' },
      why: {
        fr: 'Une douchette écrit comme un clavier.',
        en: 'A hand scanner types like a keyboard.',
      },
      with: form(
        { fr: 'Numéros du colis', en: 'Numbers in the parcel' },
        [
          field('order', { fr: 'Commande', en: 'Order' }),
          field('serials', { fr: 'Numéros de série', en: 'Serial numbers' }, { type: 'textarea' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre classeur', en: 'Your spreadsheet' },
      why: {
        fr: 'Il ne reste du numéro de commande que ses chiffres.',
        en: 'Of the order number only digits are kept.',
      },
      with: fields(
        {
          sheet: { fr: 'identifiant du classeur', en: 'id of the spreadsheet' },
          order: "={{ String($json.order ?? '').replace(/\\D/g, '') || '0' }}",
          serials: "={{ String($json.serials ?? '') }}",
        },
        { alone: true },
      ),
    },
    kinds: {
      use: 'googleSheets',
      name: { fr: 'Articles suivis', en: 'Followed articles' },
      why: {
        fr: 'Feuille « Suivis » : sku et pattern, la forme du numéro (PX\\d{5}).',
        en: 'Sheet “Followed”: sku and pattern, the form of the number (PX\\d{5}).',
      },
      with: { operation: 'read', ...sheet('Suivis', 'Followed'), options: {} },
      onError: 'continue',
      always: true,
      retry: [3, 2],
    },
    register: {
      use: 'googleSheets',
      name: { fr: 'Numéros déjà partis', en: 'Numbers that have left' },
      why: {
        fr: 'Feuille « Registre », cellules en texte : serial, sku, order, day.',
        en: 'Sheet “Register”, cells as text: serial, sku, order, day.',
      },
      with: { operation: 'read', ...sheet('Registre', 'Register'), options: {} },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 2],
    },
    order: {
      use: 'wooCommerce',
      name: { fr: 'Lire la commande', en: 'Read the order' },
      why: {
        fr: 'Articles et quantités, tels que payés.',
        en: 'Articles and quantities, as paid for.',
      },
      with: {
        resource: 'order',
        operation: 'get',
        orderId: "={{ $('settings').first().json.order }}",
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [2, 2],
    },
    check: {
      use: 'code',
      name: { fr: 'Confronter les numéros', en: 'Hold the numbers against it' },
      why: {
        fr: 'Renvoyée telle quelle, la même commande passe encore.',
        en: 'Sent again unchanged, the same order still passes.',
      },
      with: allItems(CHECK),
    },
    right: {
      use: 'if',
      name: { fr: 'Tout est juste ?', en: 'All right?' },
      why: { fr: 'Tout, ou rien n’est écrit.', en: 'All of it, or nothing is written.' },
      with: all(text('={{ $json.state }}', 'equals', 'write')),
    },
    keep: {
      use: 'googleSheets',
      name: { fr: 'Écrire au registre', en: 'Write into the register' },
      why: { fr: 'Retrouvé par numéro, jamais doublé.', en: 'Found by number, never doubled.' },
      with: {
        operation: 'appendOrUpdate',
        ...sheet('Registre', 'Register'),
        columns: {
          ...sheetColumns({
            serial: '={{ $json.serial }}',
            sku: '={{ $json.sku }}',
            order: '={{ $json.order }}',
            day: '={{ $json.day }}',
          }),
          matchingColumns: ['serial'],
        },
        options: {},
      },
      onError: 'continue',
    },
    kept: {
      use: 'aggregate',
      name: { fr: 'Attendre la dernière ligne', en: 'Wait for the last row' },
      why: { fr: 'Un colis, une réponse.', en: 'One parcel, one answer.' },
      with: allIn('rows'),
    },
    whole: {
      use: 'if',
      name: { fr: 'Toutes écrites ?', en: 'All written?' },
      why: {
        fr: 'Sans lui, la garantie ne se prouve plus.',
        en: 'Without it no warranty can be proven.',
      },
      with: all(isTrue('={{ $json.rows.every((one) => one.error === undefined) }}')),
    },
    close: {
      use: 'form',
      name: { fr: 'Fermez le colis', en: 'Close the parcel' },
      why: {
        fr: 'Les numéros, relus d’un coup d’œil.',
        en: 'The numbers, to be read at a glance.',
      },
      with: page(
        {
          fr: "=Fermez le colis {{ $('settings').first().json.order }}",
          en: "=Close parcel {{ $('settings').first().json.order }}",
        },
        {
          fr: "=Numéros notés : {{ $('check').all().map(({ json }) => json.serial).join(', ') }}",
          en: "=Numbers noted: {{ $('check').all().map(({ json }) => json.serial).join(', ') }}",
        },
      ),
    },
    again: {
      use: 'form',
      name: { fr: 'À renvoyer', en: 'To be sent again' },
      why: { fr: 'Le colis reste ouvert d’ici là.', en: 'The parcel stays open until then.' },
      with: page(
        { fr: 'Registre incomplet', en: 'Register incomplete' },
        {
          fr: '=Non notés : {{ $json.rows.filter((one) => one.error !== undefined).length }} sur {{ $json.rows.length }}. Renvoyez le même formulaire : ce qui est noté ne le sera pas deux fois.',
          en: '=Not noted: {{ $json.rows.filter((one) => one.error !== undefined).length }} out of {{ $json.rows.length }}. Send the same form again: what is noted will not be noted twice.',
        },
      ),
    },
    stop: {
      use: 'form',
      name: { fr: 'Rien n’est noté', en: 'Nothing was noted' },
      why: { fr: 'Chaque faute sur sa ligne.', en: 'Each fault on a line of its own.' },
      with: page({ fr: 'Rien n’est noté', en: 'Nothing was noted' }, '={{ $json.text }}'),
    },
  },
  links: [
    'scan > settings > kinds > register > order > check > right.yes > keep > kept > whole.yes > close',
    'whole.no > again',
    'right.no > stop',
  ],
  related: ['ouvrir-dossier-de-garantie', 'suspendre-produits-rappeles'],
  examples,
})
