import { allItems } from '../../fragments/code.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { choice, field, form, page } from '../../fragments/forms.ts'
import { byName } from '../../fragments/models.ts'
import { NO, YES } from '../../fragments/agreement.ts'
import { remembered } from '../../fragments/data-table.ts'
import { defineRecipe } from '../recipe.ts'
import { PROMISE } from './promettre-date-tenable.code.ts'
import { examples } from './promettre-date-tenable.examples.ts'

const HELD = byName(setting('held'))
const WORDS = "$('promise').first().json"

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Promettre au client une date de livraison que l’on tiendra',
    problem:
      'Au téléphone, l’écran dit « quarante en stock », le commercial promet vendredi. Trente-cinq étaient réservées à une commande de mercredi, et un collègue a promis les mêmes le matin même.',
    outcome:
      'Référence et quantité dans un formulaire : la page rend le premier jour de départ que le stock, les commandes déjà promises et les arrivages annoncés permettent, ce qui part tout de suite, et si la date souhaitée tient. Demandée, une retenue de cinq jours ouvrés compte aussitôt dans la réponse faite aux autres.',
    avoid:
      'Si votre logiciel calcule déjà le disponible à date, ouvrez-le aux vendeurs. Pour un article fabriqué à la commande, la date dépend de l’atelier et ce calcul n’en sait rien.',
    approval:
      'La retenue ne réserve rien dans votre logiciel : le vendeur y saisit la commande avant son terme, puis efface la ligne de la table, qui compterait deux fois. Oubliée, elle tombe d’elle-même. La date est celle du départ ; ajoutez le transport.',
    failure:
      'Base muette, référence inconnue ou quantité illisible : la page le dit et n’avance aucune date. Un arrivage en retard n’est pas compté, et la page renvoie aux achats. Deux formulaires validés à la même seconde ne se voient pas : relisez la table pour une grosse quantité.',
  },
  en: {
    title: 'Promise the client a delivery date that will hold',
    problem:
      'On the telephone the screen says “forty in stock” and the salesperson promises Friday. Thirty-five were set aside for an order due Wednesday, and a colleague promised the same ones that very morning.',
    outcome:
      'Reference and quantity in a form: the page gives the first day of dispatch that stock, orders already promised and announced receipts allow, what can go at once, and whether the date wished for holds. On demand, the goods are held for five working days, which counts at once in what others are told.',
    avoid:
      'If your software works out availability by date, open it to those who sell. For an item made to order the date is the workshop’s, of which this knows nothing.',
    approval:
      'Holding reserves nothing in your software: the salesperson enters the order there before it lapses, then deletes the row of the table, which would count twice. Forgotten, it lapses by itself. The date is that of dispatch; add the carrier’s time.',
    failure:
      'Database silent, reference unknown or quantity illegible: the page says so and names no date. A late receipt is left out, and the page points to purchasing. Two forms sent in the same second do not see each other: read the table again for a large quantity.',
  },
  nodes: {
    ask: {
      use: 'formTrigger',
      name: { fr: 'Ce que le client demande', en: 'What the client asks for' },
      why: {
        fr: 'Sous mot de passe, à ouvrir sur le poste du vendeur ou sur son téléphone.',
        en: 'Behind a password, on the salesperson’s screen or phone.',
      },
      with: form(
        { fr: 'Quelle date promettre ?', en: 'Which date to promise?' },
        [
          field('client', { fr: 'Client', en: 'Client' }),
          field('reference', { fr: 'Référence', en: 'Reference' }),
          field('quantity', { fr: 'Quantité', en: 'Quantity' }, { type: 'number' }),
          field(
            'wished',
            { fr: 'Départ souhaité', en: 'Dispatch wished for' },
            { type: 'date', optional: true },
          ),
          choice('keep', { fr: 'Retenir la marchandise ?', en: 'Hold the goods?' }, [NO, YES]),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Préparation et retenue', en: 'Picking and holding' },
      why: {
        fr: 'En jours ouvrés : deux pour préparer, cinq pour confirmer.',
        en: 'In working days: two to pick, five to confirm.',
      },
      with: fields({ prepare: 2, hold: 5, held: 'goods_held' }, { alone: true }),
    },
    stock: {
      use: 'postgres',
      name: { fr: 'Stock et mouvements prévus', en: 'Stock and planned moves' },
      why: {
        fr: 'Une vue stock_timeline à créer : reference, kind (stock, in, out), day, quantity ; une ligne « stock » même à zéro.',
        en: 'A view stock_timeline to create: reference, kind (stock, in, out), day, quantity; a “stock” row even at nought.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT kind, to_char(day, 'YYYY-MM-DD') AS day, quantity::float8 AS quantity FROM stock_timeline WHERE upper(trim(reference)) = upper(trim($1))",
        options: { queryReplacement: "={{ [String($('ask').first().json.reference)] }}" },
      },
      onError: 'continue',
      always: true,
      retry: [2, 3],
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Retenues en cours', en: 'Goods held' },
      why: {
        fr: 'Table goods_held : mark, client, reference, quantity, free, until ; tout en texte sauf quantity.',
        en: 'Table goods_held: mark, client, reference, quantity, free, until; all as text but quantity.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: HELD, returnAll: true },
      once: true,
      always: true,
    },
    promise: {
      use: 'code',
      name: { fr: 'Chercher le premier jour', en: 'Find the first day' },
      why: {
        fr: 'Le niveau le plus bas à venir décide, et non celui du jour.',
        en: 'The lowest level still to come decides, rather than today’s.',
      },
      with: allItems(PROMISE),
    },
    hold: {
      use: 'if',
      name: { fr: 'À retenir ?', en: 'To be held?' },
      why: {
        fr: 'Une question de prix ne doit pas bloquer le stock.',
        en: 'An enquiry about prices must not tie up stock.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'keep')),
    },
    write: {
      use: 'dataTable',
      name: { fr: 'Écrire la retenue', en: 'Write what is held' },
      why: {
        fr: 'Même client, même article, même quantité : une seule ligne, si la page est rechargée.',
        en: 'Same client, item and quantity make one row, should the page be reloaded.',
      },
      with: remembered(HELD, 'mark', {
        mark: '={{ $json.mark }}',
        client: '={{ $json.client }}',
        reference: '={{ $json.reference }}',
        quantity: '={{ $json.quantity }}',
        free: '={{ $json.free }}',
        until: '={{ $json.until }}',
      }),
    },
    answer: {
      use: 'form',
      name: { fr: 'Dire la date', en: 'Tell the date' },
      why: {
        fr: 'Après l’écriture : « retenu » n’est dit que si c’est fait.',
        en: 'After writing, so that “held” is only said once it is true.',
      },
      with: page(`={{ ${WORDS}.title }}`, `={{ ${WORDS}.text }}`),
    },
  },
  links: [
    'ask > settings > stock > known > promise > hold.yes > write > answer',
    'hold.no > answer',
  ],
  examples,
})
