/** As LighterPack exports a list: a name in quotes, what is not taken, ounces beside grams. */
export const LIGHTERPACK = [
  'Item Name,Category,desc,qty,weight,unit,url,price,worn,consumable',
  '"Tent, two-person",Big 3,Hubba,1,1.72,kg,https://example.org/tent,499.00,,',
  'Quilt,Big 3,,1,22.5,ounce,,,,',
  'Wool socks,Clothing,,2,45,gram,,12.00,Worn,',
  'Gas canister,Kitchen,,0,230,gram,,,,Consumable',
  'Pot,Kitchen,"750 ml, titanium",1,0.25,pound,,,,',
  '',
].join('\r\n');

/** As Notion exports a page, with its double blanks. */
export const NOTION = `# Packliste Schweden

## 👕 Kleidung

- [ ]  3x T-Shirt
- [x]  Regenjacke
    - [ ]  Imprägnierspray

## Technik

- [x]  **Kamera** 620 g
- [ ]  4G-Router
- [Reiseführer](https://example.org/guide)
`;

/** A chat as WhatsApp exports it. */
export const WHATSAPP = `[12.05.27, 18:03:11] Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt. Niemand außerhalb kann mitlesen.
[12.05.27, 18:03:40] Anna: *Kleidung*
2x T-Shirt
3 Paar Socken
[12.05.27, 18:04:02] Ben: Zelt 2,1 kg
\u200E[12.05.27, 18:04:40] Ben: \u200E<Medien ausgeschlossen>
[12.05.27, 18:05:00] Anna: Technik:
✅ Ladekabel
☐ Powerbank`;

/** As the notes of a phone copy a list: a tab before and behind each bullet. */
export const NOTES =
  'Kulturbeutel\n\t•\tZahnbürste\n\t•\tZahnpasta 75 ml\n\nKleidung\n\t◦\t2 T-Shirts\n';

/** Cells copied from a German spreadsheet. */
export const SHEET =
  'Packliste\t\t\n\t\t\nKleidung\t\t\nSocken\t3\t45,5\nHose\t1\t300\n\t\t\nTechnik\t\t\nKamera\t1\t1.200\nSumme\t\t1.636,5\n';
