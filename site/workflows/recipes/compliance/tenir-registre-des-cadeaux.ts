import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, number } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { defineRecipe } from '../recipe.ts'
import { examples, OFFICIAL } from './tenir-registre-des-cadeaux.examples.ts'

export default defineRecipe({
  category: 'compliance',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Tenir le registre des cadeaux et des invitations',
    problem:
      'À Noël, un acheteur reçoit trois coffrets du même fournisseur. Chacun reste sous le seuil, personne n’additionne, et la politique « cadeaux » dort dans l’intranet.',
    outcome:
      'Deux minutes de formulaire. Le flux ajoute la valeur à ce que la même maison a offert en douze mois, accepte, refuse ou demande au responsable, puis garde la décision au registre.',
    avoid:
      'Sous dix salariés, un tableau partagé suffit. Et le flux ne voit que ce qui est déclaré : il aide les gens honnêtes, il ne surveille personne.',
    approval:
      'Au-dessus d’un seuil, le responsable tranche en deux boutons. Sans réponse sous trois jours, rien n’est accepté : le cadeau reste en attente.',
    failure:
      'Si le registre ne se lit pas, le cumul est inconnu : le responsable reçoit la déclaration entière et l’inscrit lui-même.',
  },
  en: {
    title: 'Keep the register of gifts and hospitality',
    problem:
      'At Christmas a buyer is sent three hampers by one supplier. Each is below the limit, nobody adds them up, and the gifts policy sleeps on the intranet.',
    outcome:
      'Two minutes with a form. The flow adds the value to what the same house gave over twelve months, accepts, refuses or asks the manager, then keeps the decision in the register.',
    avoid:
      'With fewer than ten people a shared sheet will do. And the flow sees only what is declared: it helps honest people and watches no one.',
    approval:
      'Above a limit the manager decides with two buttons. With no reply within three days, nothing counts as accepted: the gift is left waiting.',
    failure:
      'If the register cannot be read, the total is unknown: the manager gets the whole declaration and enters it by hand.',
  },
  nodes: {
    declare: {
      use: 'formTrigger',
      name: { fr: 'Déclarer un cadeau', en: 'Declare a gift' },
      why: {
        fr: 'Un repas se déclare aussi, avant d’y aller si possible.',
        en: 'A meal is declared too, before going to it where possible.',
      },
      with: {
        formTitle: { fr: 'Cadeau ou invitation', en: 'Gift or hospitality' },
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Votre adresse', en: 'Your address' },
              fieldName: 'who',
              fieldType: 'email',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Offert par', en: 'Given by' },
              fieldName: 'giver',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Ce que c’est', en: 'What it is' },
              fieldName: 'what',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Valeur en euros', en: 'Value in euros' },
              fieldName: 'value',
              fieldType: 'number',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Dans quel cadre', en: 'In what setting' },
              fieldName: 'setting',
              fieldType: 'dropdown',
              fieldOptions: {
                values: [
                  { option: { fr: 'Affaires courantes', en: 'Ordinary business' } },
                  { option: OFFICIAL },
                ],
              },
              requiredField: true,
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos seuils', en: 'Your limits' },
      why: {
        fr: 'Les vôtres : aucune loi ne les fixe entre entreprises.',
        en: 'Your own: no law sets them between companies.',
      },
      with: fields({
        once: 60,
        yearly: 150,
        manager: 'direction@votre-entreprise.example',
        giver: '={{ $json.giver.trim().toLowerCase() }}',
      }),
    },
    before: {
      use: 'grist',
      name: { fr: 'Ce qu’ils ont déjà offert', en: 'What they gave before' },
      why: {
        fr: 'Le seuil d’un an se compte par maison, pas par colis.',
        en: 'The yearly limit is counted by house, not by parcel.',
      },
      with: {
        operation: 'getAll',
        docId: 'votre-document',
        tableId: 'Gifts',
        returnAll: true,
        additionalOptions: {
          filter: { filterProperties: [{ field: 'giver', values: '={{ $json.giver }}' }] },
        },
      },
      onError: 'continue',
      always: true,
      retry: [3, 3],
    },
    together: {
      use: 'aggregate',
      name: { fr: 'Une seule liste', en: 'One list' },
      why: {
        fr: 'Une maison inconnue donne une liste vide, et non un arrêt.',
        en: 'A house never seen gives an empty list instead of a halt.',
      },
      with: allIn('rows'),
    },
    readable: {
      use: 'if',
      name: { fr: 'Le registre a répondu ?', en: 'Did the register answer?' },
      why: {
        fr: 'Une base en panne ne veut pas dire que rien n’a été offert.',
        en: 'A fault must not pass for a house that never gave anything.',
      },
      with: all(isTrue('={{ $json.rows.every(row => row.error === undefined) }}')),
    },
    weigh: {
      use: 'set',
      name: { fr: 'Additionner et classer', en: 'Add up and sort' },
      why: {
        fr: 'Les refus ne comptent pas, ni ce qui a plus de douze mois.',
        en: 'Refusals do not count, nor what is over twelve months old.',
      },
      with: fields(
        {
          who: "={{ $('declare').first().json.who }}",
          giver: "={{ $('settings').first().json.giver }}",
          what: "={{ $('declare').first().json.what }}",
          value: number("={{ Number($('declare').first().json.value) }}"),
          total: number(
            "={{ $json.rows.filter(row => row.decision === 'accepted' && row.day >= $now.minus({ months: 12 }).toISODate()).reduce((sum, row) => sum + row.value, 0) + Number($('declare').first().json.value) }}",
          ),
        },
        { alone: true },
      ),
    },
    path: {
      use: 'set',
      name: { fr: 'Choisir la suite', en: 'Choose what follows' },
      why: {
        fr: 'Un agent public ou un appel d’offres en cours : c’est non, quel que soit le prix.',
        en: 'A public official or a running tender: the answer is no at any price.',
      },
      with: fields({
        path: {
          fr: `={{ $('declare').first().json.setting === ${JSON.stringify(OFFICIAL.fr)} ? 'refuse' : $json.value > $('settings').first().json.once || $json.total > $('settings').first().json.yearly ? 'ask' : 'accept' }}`,
          en: `={{ $('declare').first().json.setting === ${JSON.stringify(OFFICIAL.en)} ? 'refuse' : $json.value > $('settings').first().json.once || $json.total > $('settings').first().json.yearly ? 'ask' : 'accept' }}`,
        },
      }),
    },
    which: {
      use: 'switch',
      name: { fr: 'Trois issues', en: 'Three ways on' },
      why: {
        fr: 'Le responsable n’est dérangé que pour les cas à juger.',
        en: 'The manager is troubled only with cases to judge.',
      },
      with: cases({
        ask: text('={{ $json.path }}', 'equals', 'ask'),
        settled: text('={{ $json.path }}', 'notEquals', 'ask'),
      }),
    },
    ask: {
      use: 'outlook',
      name: { fr: 'Demander au responsable', en: 'Ask the manager' },
      why: {
        fr: 'Le cumul est dans la question : sans lui, chaque cadeau semble petit.',
        en: 'The total is in the question: without it every gift looks small.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        toRecipients: "={{ $('settings').first().json.manager }}",
        subject: {
          fr: '=Cadeau de {{ $json.giver }} : {{ $json.value }} €',
          en: '=Gift from {{ $json.giver }}: €{{ $json.value }}',
        },
        message: {
          fr: '={{ $json.who }} déclare : {{ $json.what }}. Avec celui-ci, {{ $json.total }} € en douze mois.',
          en: '={{ $json.who }} declares: {{ $json.what }}. With this one, €{{ $json.total }} in twelve months.',
        },
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(3, 'days'),
      },
    },
    decision: {
      use: 'set',
      name: { fr: 'Écrire la décision', en: 'Write the decision' },
      why: {
        fr: 'Un silence n’est pas un oui.',
        en: 'Silence is not a yes.',
      },
      with: fields(
        {
          decision:
            "={{ $('path').first().json.path === 'accept' || $json.data?.approved === true ? 'accepted' : $('path').first().json.path === 'refuse' || $json.data?.approved === false ? 'refused' : 'waiting' }}",
        },
        { alone: true },
      ),
    },
    keep: {
      use: 'grist',
      name: { fr: 'Inscrire au registre', en: 'Enter in the register' },
      why: {
        fr: 'Les refus aussi : ils prouvent que la règle vit.',
        en: 'Refusals as well: they prove that the rule is alive.',
      },
      with: {
        operation: 'create',
        docId: 'votre-document',
        tableId: 'Gifts',
        dataToSend: 'defineInNode',
        fieldsToSend: {
          properties: [
            { fieldId: 'giver', fieldValue: "={{ $('path').first().json.giver }}" },
            { fieldId: 'who', fieldValue: "={{ $('path').first().json.who }}" },
            { fieldId: 'what', fieldValue: "={{ $('path').first().json.what }}" },
            { fieldId: 'value', fieldValue: "={{ $('path').first().json.value }}" },
            { fieldId: 'day', fieldValue: '={{ $now.toISODate() }}' },
            { fieldId: 'decision', fieldValue: '={{ $json.decision }}' },
          ],
        },
      },
    },
    accepted: {
      use: 'if',
      name: { fr: 'Accepté ?', en: 'Accepted?' },
      why: {
        fr: 'Un refus demande un mot de plus : comment rendre sans vexer.',
        en: 'A refusal needs one more word: how to return it without offence.',
      },
      with: all(isTrue("={{ $('decision').first().json.decision === 'accepted' }}")),
    },
    yes: {
      use: 'outlook',
      name: { fr: 'Dire oui', en: 'Say yes' },
      why: {
        fr: 'La personne garde une trace de son côté.',
        en: 'The person keeps a record of their own.',
      },
      with: {
        resource: 'message',
        operation: 'send',
        toRecipients: "={{ $('path').first().json.who }}",
        subject: { fr: 'Cadeau accepté', en: 'Gift accepted' },
        bodyContent: {
          fr: "={{ $('path').first().json.what }} : inscrit, vous pouvez le garder.",
          en: "={{ $('path').first().json.what }}: entered, you may keep it.",
        },
        additionalFields: {},
      },
    },
    no: {
      use: 'outlook',
      name: { fr: 'Dire non, ou pas encore', en: 'Say no, or not yet' },
      why: {
        fr: 'Une phrase toute prête évite un refus maladroit.',
        en: 'A sentence ready to use spares an awkward refusal.',
      },
      with: {
        resource: 'message',
        operation: 'send',
        toRecipients: "={{ $('path').first().json.who }}",
        subject: {
          fr: "={{ $('decision').first().json.decision === 'waiting' ? 'Cadeau en attente' : 'Cadeau à rendre' }}",
          en: "={{ $('decision').first().json.decision === 'waiting' ? 'Gift waiting' : 'Gift to be returned' }}",
        },
        bodyContent: {
          fr: "={{ $('decision').first().json.decision === 'waiting' ? 'Gardez-le fermé : votre responsable n’a pas encore répondu.' : 'Vous pouvez écrire : « Merci, mais nos règles ne me permettent pas de l’accepter. »' }}",
          en: "={{ $('decision').first().json.decision === 'waiting' ? 'Leave it unopened: your manager has not answered yet.' : 'You may write: “Thank you, but our rules do not let me accept it.”' }}",
        },
        additionalFields: {},
      },
    },
    unread: {
      use: 'outlook',
      name: { fr: 'Transmettre la déclaration', en: 'Pass the declaration on' },
      why: {
        fr: 'Sans cumul, aucun automatisme ne doit accepter.',
        en: 'Without the total nothing automatic should accept.',
      },
      with: {
        resource: 'message',
        operation: 'send',
        toRecipients: "={{ $('settings').first().json.manager }}",
        subject: {
          fr: 'Cadeau à inscrire à la main : registre muet',
          en: 'Gift to be entered by hand: register silent',
        },
        bodyContent: {
          fr: "={{ $('declare').first().json.who }} : {{ $('declare').first().json.what }}, {{ $('declare').first().json.value }} €, de {{ $('settings').first().json.giver }}.",
          en: "={{ $('declare').first().json.who }}: {{ $('declare').first().json.what }}, €{{ $('declare').first().json.value }}, from {{ $('settings').first().json.giver }}.",
        },
        additionalFields: {},
      },
    },
  },
  links: [
    'declare > settings > before > together > readable.yes > weigh > path > which.ask > ask > decision > keep > accepted.yes > yes',
    'which.settled > decision',
    'accepted.no > no',
    'readable.no > unread',
  ],
  examples,
})
