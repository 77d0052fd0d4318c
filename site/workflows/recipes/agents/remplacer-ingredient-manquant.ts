import { allItems } from '../../fragments/code.ts'
import { sheetColumns } from '../../fragments/columns.ts'
import { all, isFilled, text } from '../../fragments/conditions.ts'
import { fields, number, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { byId, byName, listOf, model, shape } from '../../fragments/models.ts'
import { posted } from '../../fragments/slack.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { CHECK, PREPARE } from './remplacer-ingredient-manquant.code.ts'
import { examples } from './remplacer-ingredient-manquant.examples.ts'
import { PROMPT } from './remplacer-ingredient-manquant.params.ts'

const sheet = (name: Bilingual<string>): Params => ({
  documentId: byId(setting('workbook')),
  sheetName: byName(name),
})
const INGREDIENTS = sheet({ fr: 'Ingrédients', en: 'Ingredients' })
const looked = (where: Params, lookupColumn: string, lookupValue: string): Params => ({
  resource: 'sheet',
  operation: 'read',
  ...where,
  filtersUI: { values: [{ lookupColumn, lookupValue }] },
  options: {},
})

export default defineRecipe({
  category: 'agents',
  level: 'confirmed',
  minutes: 60,
  published: '2026-11-28',
  fr: {
    title: 'Remplacer un ingrédient manquant sans allergène nouveau',
    problem:
      'Six heures, le pétrin attend, la lécithine de tournesol n’est pas arrivée. Quelqu’un propose celle de soja, « c’est pareil ». L’étiquette déjà imprimée ne dit pas soja, et personne ne s’en souvient avant la palette.',
    outcome:
      'Le chef saisit recette, ingrédient et poids. Un agent cherche dans la même famille et dans vos essais passés, propose jusqu’à quatre remplaçants et un dosage. Le code calcule kilos et surcoût, écarte tout allergène nouveau pour la recette, et dit si l’étiquette change. Le choix s’inscrit en dérogation, Slack prévient la qualité.',
    avoid:
      'Le flux compare des cases remplies par vous : une fiche fausse donne une réponse fausse. Traces, ordre des ingrédients, mentions bio ou sans gluten, cuisson et goût restent à juger. Pour un ingrédient sans famille, faites d’abord des essais.',
    approval:
      'Le chef choisit ou renonce ; la qualité peut annuler tant que rien n’est expédié. Une page fermée n’inscrit rien. Le flux ne sort rien du stock.',
    failure:
      'Recette inconnue, allergènes vides, classeur ou modèle en panne, aucun remplaçant : la page le dit, et rien n’est remplacé. Dérogation refusée par Google Sheets : ne fabriquez pas, dit la page. Slack muet : elle donne le poste de la qualité. Formulaire envoyé deux fois : deux choix.',
  },
  en: {
    title: 'Replace a missing ingredient without a new allergen',
    problem:
      'Six o’clock, the mixer waits, the sunflower lecithin has not come. Somebody offers soya, “it is the same”. The label, printed already, does not say soya, and nobody remembers until the pallet is wrapped.',
    outcome:
      'The chef enters recipe, ingredient and weight. An agent searches the same family and your past trials, and proposes up to four stand-ins with a dosage. Code works out kilos and extra cost, rules out every allergen new to the recipe, and says whether the label changes. The choice is entered as a waiver, Slack tells quality.',
    avoid:
      'The flow compares cells that you filled in: a wrong sheet gives a wrong answer. Traces, order of ingredients, organic or gluten-free claims, baking and taste remain to be judged. For an ingredient without a family make trials first.',
    approval:
      'The chef chooses or gives up; quality can cancel as long as nothing has shipped. A page that is closed enters nothing. The flow takes nothing out of stock.',
    failure:
      'Recipe unknown, allergens blank, workbook or model down, no stand-in: the page says so, and nothing is replaced. Waiver refused by Google Sheets: do not produce, says the page. Slack silent: it gives quality’s extension. Form sent twice: two choices.',
  },
  nodes: {
    form: {
      use: 'formTrigger',
      name: { fr: 'Il manque un ingrédient', en: 'An ingredient is missing' },
      why: { fr: 'Rempli près du pétrin.', en: 'Filled in by the mixer.' },
      with: form(
        { fr: 'Remplacer un ingrédient', en: 'Replace an ingredient' },
        [
          field('recipe', { fr: 'Recette', en: 'Recipe' }),
          field('missing', { fr: 'Code de l’ingrédient', en: 'Code of the ingredient' }),
          field(
            'batch',
            { fr: 'Fabrication, en kilos', en: 'Batch, in kilos' },
            { type: 'number' },
          ),
          field('who', { fr: 'Vos initiales', en: 'Your initials' }),
        ],
        { authentication: 'basicAuth', responseMode: 'lastNode' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre classeur', en: 'Your workbook' },
      why: {
        fr: 'Où lire ; l’agent y lit aussi Essais : code, tried, ratio, result, day.',
        en: 'Where to read; the agent also reads Trials there: code, tried, ratio, result, day.',
      },
      with: fields(
        {
          recipe: '={{ $json.recipe.trim() }}',
          missing: '={{ $json.missing.trim() }}',
          batch: number('={{ Number($json.batch) || 0 }}'),
          who: '={{ $json.who.trim().slice(0, 10) }}',
          workbook: { fr: 'identifiant du classeur', en: 'id of the workbook' },
          channel: { fr: '#qualité', en: '#quality' },
          phone: '26',
        },
        { alone: true },
      ),
    },
    lines: {
      use: 'googleSheets',
      name: { fr: 'Lire les recettes', en: 'Read the recipes' },
      why: {
        fr: 'Feuille Recettes : recipe, code, grams.',
        en: 'Sheet Recipes: recipe, code, grams.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        ...sheet({ fr: 'Recettes', en: 'Recipes' }),
        options: {},
      },
      onError: 'continue',
      retry: [2, 4],
      always: true,
    },
    stock: {
      use: 'googleSheets',
      name: { fr: 'Lire les ingrédients', en: 'Read the ingredients' },
      why: {
        fr: 'Code, name, family, label, allergens, stock_kg, price_kg hors taxes.',
        en: 'Code, name, family, label, allergens, stock_kg, price_kg before VAT.',
      },
      with: { resource: 'sheet', operation: 'read', ...INGREDIENTS, options: {} },
      once: true,
      onError: 'continue',
      retry: [2, 4],
      always: true,
    },
    prepare: {
      use: 'code',
      name: { fr: 'Ce qu’il faut remplacer', en: 'What has to be replaced' },
      why: {
        fr: 'Les kilos manquants, et les allergènes que la recette a déjà.',
        en: 'The kilos missing, and the allergens the recipe has already.',
      },
      with: allItems(PREPARE),
    },
    known: {
      use: 'if',
      name: { fr: 'Recette lisible ?', en: 'Recipe readable?' },
      why: {
        fr: 'Une case d’allergène vide n’est pas « aucun ».',
        en: 'A blank allergen cell is not “none”.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'some')),
    },
    find: {
      use: 'agent',
      name: { fr: 'Chercher un remplaçant', en: 'Look for a stand-in' },
      why: {
        fr: 'Un agent, car un émulsifiant se remplace par sa fonction, que seuls vos essais connaissent.',
        en: 'An agent, as an emulsifier is replaced by function, which only your trials know.',
      },
      with: {
        promptType: 'define',
        text: {
          fr: '=Manque : {{ $json.code }}, {{ $json.name }} (famille {{ $json.family }}), {{ $json.need }} kg.\nRecette : {{ $json.names.join(", ") }}.\nAllergènes déjà présents : {{ $json.has.join(", ") || "aucun" }}.',
          en: '=Missing: {{ $json.code }}, {{ $json.name }} (family {{ $json.family }}), {{ $json.need }} kg.\nRecipe: {{ $json.names.join(", ") }}.\nAllergens already there: {{ $json.has.join(", ") || "none" }}.',
        },
        hasOutputParser: true,
        options: { systemMessage: PROMPT, maxIterations: 8 },
      },
      onError: 'continue',
      retry: [2, 3],
    },
    medium: model('medium', { fr: 'Modèle du fournil', en: 'Bakehouse model' }),
    family: {
      use: 'toolGoogleSheets',
      name: { fr: 'Ingrédients de la famille', en: 'Ingredients of a family' },
      with: looked(
        INGREDIENTS,
        'family',
        "={{ $fromAI('family', 'exact name of a family', 'string') }}",
      ),
    },
    trials: {
      use: 'toolGoogleSheets',
      name: { fr: 'Essais passés', en: 'Past trials' },
      with: looked(
        sheet({ fr: 'Essais', en: 'Trials' }),
        'code',
        "={{ $fromAI('code', 'code of the ingredient that was replaced', 'string') }}",
      ),
    },
    shape: {
      use: 'outputParserStructured',
      name: { fr: 'Forme des remplaçants', en: 'Form of the stand-ins' },
      with: shape({
        options: listOf({
          code: { type: 'string' },
          ratio: { type: 'number' },
          why: { type: 'string' },
        }),
      }),
    },
    check: {
      use: 'code',
      name: { fr: 'Kilos, allergènes, étiquette', en: 'Kilos, allergens, label' },
      why: {
        fr: 'Calculés sur vos cases, et non sur la mémoire d’un modèle.',
        en: 'From your cells, not a model’s memory.',
      },
      with: allItems(CHECK),
    },
    some: {
      use: 'if',
      name: { fr: 'Un remplaçant ?', en: 'A stand-in?' },
      why: { fr: 'Les écartés se lisent aussi.', en: 'Those ruled out are read too.' },
      with: all(text('={{ $json.state }}', 'equals', 'some')),
    },
    pick: {
      use: 'form',
      name: { fr: 'Faire choisir', en: 'Have it chosen' },
      why: { fr: 'C’est lui qui goûte.', en: 'It is the chef who tastes.' },
      with: {
        operation: 'page',
        defineForm: 'json',
        jsonOutput: {
          fr: "={{ JSON.stringify([{ fieldType: 'html', elementName: 'options', html: $json.html }, { fieldLabel: 'Votre choix', fieldName: 'choice', fieldType: 'radio', requiredField: true, fieldOptions: { values: $json.options.map((option) => ({ option })) } }]) }}",
          en: "={{ JSON.stringify([{ fieldType: 'html', elementName: 'options', html: $json.html }, { fieldLabel: 'Your choice', fieldName: 'choice', fieldType: 'radio', requiredField: true, fieldOptions: { values: $json.options.map((option) => ({ option })) } }]) }}",
        },
        options: {},
      },
    },
    chosen: {
      use: 'set',
      name: { fr: 'Le remplaçant retenu', en: 'The stand-in kept' },
      why: { fr: 'Avec ses kilos, tels que montrés.', en: 'With its kilos, as shown.' },
      with: fields(
        {
          one: {
            as: 'object',
            value:
              "={{ $('check').first().json.kept.find((each) => each.option === $json.choice) ?? { code: '', name: '', kg: 0, weigh: '', relabel: false } }}",
          },
        },
        { alone: true },
      ),
    },
    yes: {
      use: 'if',
      name: { fr: 'On remplace ?', en: 'Replace it?' },
      why: { fr: 'Renoncer est un choix.', en: 'Giving up is a choice.' },
      with: all(isFilled('={{ $json.one.code }}')),
    },
    save: {
      use: 'googleSheets',
      name: { fr: 'Inscrire la dérogation', en: 'Enter the waiver' },
      why: {
        fr: 'Feuille Dérogations : day, recipe, batch_kg, missing, by, kg, relabel, who.',
        en: 'Sheet Waivers: day, recipe, batch_kg, missing, by, kg, relabel, who.',
      },
      with: {
        resource: 'sheet',
        operation: 'append',
        ...sheet({ fr: 'Dérogations', en: 'Waivers' }),
        columns: sheetColumns({
          day: "={{ $now.setZone('Europe/Paris').toISODate() }}",
          recipe: setting('recipe'),
          batch_kg: setting('batch'),
          missing: "={{ $('prepare').first().json.code }}",
          by: '={{ $json.one.code }}',
          kg: '={{ $json.one.kg }}',
          relabel: "={{ $json.one.relabel ? 'x' : '' }}",
          who: setting('who'),
        }),
        options: { cellFormat: 'RAW' },
      },
      onError: 'output',
    },
    tell: {
      use: 'slack',
      name: { fr: 'Prévenir la qualité', en: 'Tell quality' },
      why: { fr: 'Avant la première palette.', en: 'Before the first pallet.' },
      with: posted(setting('channel'), {
        fr: "={{ $('settings').first().json.recipe }}, {{ String($('settings').first().json.batch).replace('.', ',') }} kg : {{ $('prepare').first().json.name }} remplacé par {{ $('chosen').first().json.one.name }}, {{ $('chosen').first().json.one.weigh }} ({{ $('settings').first().json.who }}).{{ $('chosen').first().json.one.relabel ? ' Étiquette à refaire.' : '' }}",
        en: "={{ $('settings').first().json.recipe }}, {{ $('settings').first().json.batch }} kg: {{ $('prepare').first().json.name }} replaced by {{ $('chosen').first().json.one.name }}, {{ $('chosen').first().json.one.weigh }} ({{ $('settings').first().json.who }}).{{ $('chosen').first().json.one.relabel ? ' Label to be redone.' : '' }}",
      }),
      onError: 'continue',
      retry: [2, 3],
    },
    done: {
      use: 'form',
      name: { fr: 'Dire ce qu’il faut peser', en: 'Say what to weigh' },
      why: { fr: 'Un nom et un poids.', en: 'A name and a weight.' },
      with: page(
        {
          fr: "={{ $('chosen').first().json.one.name }} : {{ $('chosen').first().json.one.weigh }}",
          en: "={{ $('chosen').first().json.one.name }}: {{ $('chosen').first().json.one.weigh }}",
        },
        {
          fr: "={{ ($('chosen').first().json.one.relabel ? 'Étiquette à refaire avant l’expédition. ' : '') + ($json.error ? 'Slack ne répond pas : appelez la qualité, poste ' + $('settings').first().json.phone + '.' : 'La qualité est prévenue.') }}",
          en: "={{ ($('chosen').first().json.one.relabel ? 'Label to be redone before shipping. ' : '') + ($json.error ? 'Slack does not answer: ring quality on extension ' + $('settings').first().json.phone + '.' : 'Quality has been told.') }}",
        },
      ),
    },
    left: {
      use: 'form',
      name: { fr: 'Rien de remplacé', en: 'Nothing replaced' },
      why: { fr: 'Avec la raison, ou la panne.', en: 'With the reason, or the fault.' },
      with: page(
        { fr: 'Rien n’est remplacé', en: 'Nothing is replaced' },
        {
          fr: "={{ $('find').isExecuted && $('find').first().json.error ? 'Le modèle ne répond pas.' : $json.say ?? 'Vous avez renoncé.' }}",
          en: "={{ $('find').isExecuted && $('find').first().json.error ? 'The model does not answer.' : $json.say ?? 'You gave up.' }}",
        },
      ),
    },
    lost: {
      use: 'form',
      name: { fr: 'Ne pas fabriquer', en: 'Do not produce' },
      why: {
        fr: 'Un lot sans trace ne se rattrape pas.',
        en: 'A batch without a trace cannot be mended.',
      },
      with: page(
        { fr: 'Dérogation non inscrite', en: 'Waiver not entered' },
        {
          fr: "=Ne fabriquez pas : appelez la qualité, poste {{ $('settings').first().json.phone }}.",
          en: "=Do not produce: ring quality on extension {{ $('settings').first().json.phone }}.",
        },
      ),
    },
  },
  links: [
    'form > settings > lines > stock > prepare > known.yes > find > check > some.yes > pick > chosen > yes.yes > save > tell > done',
    'known.no > left',
    'some.no > left',
    'yes.no > left',
    'save.error > lost',
    'medium => find',
    'family => find',
    'trials => find',
    'shape => find',
  ],
  examples,
  cost: [{ node: 'find', model: 'medium', reads: 1500, writes: 120, calls: 4 }],
})
