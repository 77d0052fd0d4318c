import { allItems, eachItem } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { field, form } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { MENU, SAID, WORK } from './publier-carte-en-deux-langues.code.ts'
import { examples } from './publier-carte-en-deux-langues.examples.ts'

const CHEF = "={{ $('settings').first().json.chef }}"
const tab = (name: string): Params => ({
  documentId: byId("={{ $('settings').first().json.sheet }}"),
  sheetName: byName(name),
})
const toChef = (subject: Bilingual<string>, text: string | Bilingual<string>): Params =>
  mailed({ from: CHEF, to: CHEF }, subject, text)

export default defineRecipe({
  category: 'content',
  level: 'confirmed',
  minutes: 60,
  published: '2026-11-28',
  fr: {
    title: 'Publier la carte en deux langues, allergènes calculés',
    problem:
      'Le chef change trois plats le jeudi. La page du site montre ceux d’hier, l’anglais vient d’une application de téléphone, et la liste des allergènes date de l’été. Y a-t-il des noix ? Personne ne sait.',
    outcome:
      'La carte tient dans une feuille Google : plats, prix, ingrédients. Chaque ingrédient y porte ses allergènes, parmi les quatorze que l’Union européenne fait déclarer. Lancé par vous, le flux calcule les allergènes de chaque plat, traduit les nouveaux et met à jour la page WordPress.',
    avoid:
      'Une liste calculée ne connaît ni les traces, ni le remplacement décidé pendant le service : formez la salle à demander. Une ardoise de trois plats s’écrit à la craie.',
    approval:
      'Le chef lit par courriel allergènes et anglais nouveau, puis valide. Refus, ou deux heures sans réponse : la page reste celle d’avant. Anglais faux ? Corrigez-le dans la feuille, refusez, relancez ; il tient tant que le français ne change pas.',
    failure:
      'Un ingrédient non décrit, ou un prix illisible, laisse le plat hors de la page et le dit. DeepL muet : le plat paraît sans anglais. Feuille ou WordPress en panne : un courriel le dit.',
  },
  en: {
    title: 'Publish the menu in two languages, allergens worked out',
    problem:
      'The chef changes three dishes on Thursday. The website shows yesterday’s, the English comes from a phone app, and the list of allergens dates from summer. Any nuts? Nobody knows.',
    outcome:
      'The menu stands in a Google sheet: dishes, prices, ingredients. Each ingredient has its allergens there, out of the fourteen that EU law has you declare. Started by you, the flow works out each dish’s allergens, translates new ones and updates the WordPress page.',
    avoid:
      'A list that is worked out knows neither traces nor a swap made during service: teach waiters to ask. A board of three dishes is written in chalk.',
    approval:
      'The chef reads allergens and new English in an email, then approves. Two hours without an answer, or a no, leave the page as it was. English wrong? Correct it in the sheet, say no, start again; it holds until the French changes.',
    failure:
      'An ingredient not described, or a price unreadable, keeps the dish off the page and says so. DeepL silent: the dish appears without English. Sheet or WordPress down: an email says so.',
  },
  nodes: {
    form: {
      use: 'formTrigger',
      name: { fr: 'Publier la carte', en: 'Publish the menu' },
      why: {
        fr: 'Un raccourci sur le téléphone, quand la feuille est prête.',
        en: 'A shortcut on the phone, once the sheet is ready.',
      },
      with: form(
        { fr: 'Publier la carte', en: 'Publish the menu' },
        [field('by', { fr: 'Votre prénom', en: 'Your first name' })],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre restaurant', en: 'Your restaurant' },
      why: { fr: 'La feuille, la page, le chef.', en: 'The sheet, the page, the chef.' },
      with: fields(
        {
          sheet: { fr: 'identifiant du classeur', en: 'id of the spreadsheet' },
          site: 'https://auberge-tanguy.example',
          page: '42',
          chef: 'cuisine@auberge-tanguy.example',
        },
        { alone: true },
      ),
    },
    dishes: {
      use: 'googleSheets',
      name: { fr: 'Lire les plats', en: 'Read the dishes' },
      why: {
        fr: 'section, dish, about, price, ingredients (séparés par des virgules), on (oui), en, en_of.',
        en: 'section, dish, about, price, ingredients (commas between), on (yes), en, en_of.',
      },
      with: { operation: 'read', ...tab('dishes'), options: {} },
      onError: 'continue',
      retry: [2, 10],
      always: true,
    },
    larder: {
      use: 'googleSheets',
      name: { fr: 'Lire les ingrédients', en: 'Read the ingredients' },
      why: {
        fr: 'Colonnes ingredient, allergens ; « aucun » s’écrit, un vide veut dire « on ne sait pas ».',
        en: 'Columns ingredient, allergens (in French); “aucun” for none, as a blank means “not known”.',
      },
      with: { operation: 'read', ...tab('ingredients'), options: {} },
      once: true,
      onError: 'continue',
      retry: [2, 10],
      always: true,
    },
    work: {
      use: 'code',
      name: { fr: 'Calculer les allergènes', en: 'Work out allergens' },
      why: {
        fr: 'De l’ingrédient au plat, sans modèle : une erreur rend malade.',
        en: 'From ingredient to dish, without a model: a mistake makes people ill.',
      },
      with: allItems(WORK),
    },
    fresh: {
      use: 'if',
      name: { fr: 'À traduire ?', en: 'To be translated?' },
      why: {
        fr: 'Seulement ce qui est nouveau ou dont le français a changé.',
        en: 'Only what is new or whose French has changed.',
      },
      with: all(isTrue('={{ $json.fresh }}')),
    },
    translate: {
      use: 'deepL',
      name: { fr: 'Traduire le plat', en: 'Translate the dish' },
      why: {
        fr: 'Le nom avec sa description : « lieu jaune » seul devient un endroit.',
        en: 'The name with its description: “lieu jaune” alone turns into a place.',
      },
      with: {
        resource: 'language',
        operation: 'translate',
        text: '={{ $json.fr }}',
        translateTo: 'EN-GB',
        additionalFields: { sourceLang: 'FR' },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    said: {
      use: 'code',
      name: { fr: 'Joindre l’anglais', en: 'Join the English' },
      why: {
        fr: 'Chaque traduction retrouve son plat.',
        en: 'Each translation goes back to its dish.',
      },
      with: eachItem(SAID),
    },
    both: {
      use: 'merge',
      name: { fr: 'Toute la carte', en: 'The whole menu' },
      why: { fr: 'Dans l’ordre de la feuille.', en: 'In the order of the sheet.' },
      with: { mode: 'append', numberInputs: 2 },
    },
    menu: {
      use: 'code',
      name: { fr: 'Composer la page', en: 'Compose the page' },
      why: {
        fr: 'La page, et ce que lira le chef.',
        en: 'The page, and what the chef has to read before.',
      },
      with: allItems(MENU),
    },
    none: {
      use: 'if',
      name: { fr: 'Rien à publier ?', en: 'Nothing to publish?' },
      why: {
        fr: 'Mieux vaut la page d’hier.',
        en: 'Better yesterday’s page than none.',
      },
      with: all(isTrue('={{ $json.none }}')),
    },
    rows: {
      use: 'code',
      name: { fr: 'Reprendre l’anglais', en: 'Take up the English' },
      why: {
        fr: 'Celui que le chef va lire, plat par plat.',
        en: 'What the chef is about to read, dish by dish.',
      },
      with: allItems("return $('menu').first().json.rows.map((json) => ({ json }))"),
    },
    keep: {
      use: 'googleSheets',
      name: { fr: 'Garder l’anglais', en: 'Keep the English' },
      why: {
        fr: 'Avant la question : rien n’écrase ensuite une correction.',
        en: 'Before the question: no correction is overwritten later.',
      },
      with: {
        operation: 'update',
        ...tab('dishes'),
        columns: columns(
          { row_number: '={{ $json.row }}', en: '={{ $json.en }}', en_of: '={{ $json.en_of }}' },
          ['row_number'],
        ),
        options: {},
      },
      onError: 'continue',
      retry: [2, 20],
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Faire relire au chef', en: 'Have the chef read it' },
      why: {
        fr: 'Le lien mène à une page : un robot qui l’ouvre ne publie rien.',
        en: 'On a page to submit: a scanner that opens the link publishes nothing.',
      },
      with: {
        resource: 'email',
        operation: 'sendAndWait',
        fromEmail: CHEF,
        toEmail: CHEF,
        subject: {
          fr: "=Carte à valider ({{ $('form').first().json.by }})",
          en: "=Menu to approve ({{ $('form').first().json.by }})",
        },
        message: "={{ $('menu').first().json.text }}",
        responseType: 'customForm',
        defineForm: 'fields',
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Publier', en: 'Publish' },
              fieldType: 'dropdown',
              fieldOptions: {
                values: [{ option: { fr: 'Oui', en: 'Yes' } }, { option: { fr: 'Non', en: 'No' } }],
              },
              requiredField: true,
            },
          ],
        },
        options: answeredWithin(2, 'hours'),
      },
      once: true,
    },
    agreed: {
      use: 'if',
      name: { fr: 'Validée ?', en: 'Approved?' },
      why: { fr: 'Un silence ne publie rien.', en: 'Silence publishes nothing.' },
      with: all(
        isTrue({
          fr: "={{ $json.data?.['Publier'] === 'Oui' }}",
          en: "={{ $json.data?.['Publish'] === 'Yes' }}",
        }),
      ),
    },
    publish: {
      use: 'httpRequest',
      name: { fr: 'Mettre la page à jour', en: 'Update the page' },
      why: {
        fr: 'Réservée à la carte : tout est remplacé.',
        en: 'Kept for the menu: all content is replaced.',
      },
      with: {
        method: 'POST',
        url: "={{ $('settings').first().json.site }}/wp-json/wp/v2/pages/{{ $('settings').first().json.page }}",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'wordpressApi',
        sendBody: true,
        specifyBody: 'keypair',
        bodyParameters: {
          parameters: [{ name: 'content', value: "={{ $('menu').first().json.html }}" }],
        },
        options: { timeout: 20_000 },
      },
      onError: 'output',
      retry: [2, 5],
    },
    left: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’a changé', en: 'Say nothing has changed' },
      why: {
        fr: 'Sinon l’équipe la croit en ligne.',
        en: 'Otherwise the team thinks it is online.',
      },
      with: toChef(
        { fr: 'La carte en ligne n’a pas changé', en: 'The menu online has not changed' },
        {
          fr: "={{ $json.error ? 'Panne : ' + ($json.error.message ?? $json.error) : $json.text ?? 'Non validée : refus, ou deux heures sans réponse. Relancez quand la feuille est prête.' }}",
          en: "={{ $json.error ? 'Failure: ' + ($json.error.message ?? $json.error) : $json.text ?? 'Not approved: a no, or two hours without an answer. Start again when the sheet is ready.' }}",
        },
      ),
    },
  },
  links: [
    'form > settings > dishes > larder > work > fresh.yes > translate > said > both:0 > menu > none.no > rows > keep > ask > agreed.yes > publish',
    'fresh.no > both:1',
    'none.yes > left',
    'agreed.no > left',
    'publish.error > left',
  ],
  examples,
})
