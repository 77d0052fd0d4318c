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
      'Le chef change trois plats le jeudi. La page du site montre ceux d’hier, l’anglais vient d’une application de téléphone, et la liste des allergènes date de l’été. Une cliente demande s’il y a des noix ; personne ne sait.',
    outcome:
      'La carte tient dans une feuille Google : plats, prix, ingrédients. Chaque ingrédient y est décrit une fois avec ses allergènes, parmi les quatorze que l’Union européenne fait déclarer. Vous lancez le flux ; il calcule les allergènes de chaque plat, traduit les plats nouveaux et met la page WordPress à jour.',
    avoid:
      'Une liste calculée ne connaît ni les traces, ni le remplacement décidé pendant le service : formez la salle à demander. Une ardoise de trois plats s’écrit à la craie.',
    approval:
      'Le chef lit par courriel tous les allergènes et l’anglais nouveau, puis valide. Sans réponse sous deux heures, ou sur un refus, la page reste celle d’avant. Corrigez l’anglais dans la feuille : il tient tant que le français ne change pas.',
    failure:
      'Un ingrédient non décrit, ou un prix illisible, laisse le plat hors de la page et le dit. DeepL muet : le plat paraît sans anglais. Feuille ou WordPress en panne : un courriel le dit.',
  },
  en: {
    title: 'Publish the menu in two languages, allergens worked out',
    problem:
      'The chef changes three dishes on Thursday. The website shows yesterday’s, the English comes from a phone app, and the list of allergens dates from summer. A guest asks about nuts; nobody knows.',
    outcome:
      'The menu stands in a Google sheet: dishes, prices, ingredients. Each ingredient is described there once with its allergens, out of the fourteen that the European Union has declared. You start the flow; it works out each dish’s allergens, translates new dishes and updates the WordPress page.',
    avoid:
      'A list that is worked out knows neither traces nor a swap made during service: teach waiters to ask. A board of three dishes is written in chalk.',
    approval:
      'The chef reads all allergens and the new English in an email, then approves. Two hours without an answer, or a no, leave the page as it was. Correct the English in the sheet: it holds until the French changes.',
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
        fr: 'Colonnes section, dish, about, price, ingredients, on, en, en_of.',
        en: 'Columns section, dish, about, price, ingredients, on, en, en_of.',
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
    ask: {
      use: 'emailSend',
      name: { fr: 'Faire relire au chef', en: 'Have the chef read it' },
      why: {
        fr: 'Sur une page à valider : un antivirus qui ouvre le lien ne publie rien.',
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
        message: '={{ $json.text }}',
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
        fr: 'Une page réservée à la carte : tout son contenu est remplacé.',
        en: 'A page kept for the menu: all of its content is replaced.',
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
    rows: {
      use: 'code',
      name: { fr: 'Reprendre l’anglais', en: 'Take up the English' },
      why: {
        fr: 'Celui qui vient d’être validé, plat par plat.',
        en: 'What has just been approved, dish by dish.',
      },
      with: allItems("return $('menu').first().json.rows.map((json) => ({ json }))"),
    },
    keep: {
      use: 'googleSheets',
      name: { fr: 'Garder l’anglais', en: 'Keep the English' },
      why: {
        fr: 'Avec le français dont il vient, pour savoir quand le refaire.',
        en: 'With the French it comes from, to know when to redo it.',
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
    left: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’a changé', en: 'Say nothing has changed' },
      why: {
        fr: 'Sinon l’équipe la croit en ligne.',
        en: 'Otherwise the team thinks the new menu is online.',
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
    'form > settings > dishes > larder > work > fresh.yes > translate > said > both:0 > menu > none.no > ask > agreed.yes > publish > rows > keep',
    'fresh.no > both:1',
    'none.yes > left',
    'agreed.no > left',
    'publish.error > left',
  ],
  examples,
})
