import {
  type Address,
  isLatinText,
  looksLikePoBox,
  validateMailingAddress,
  validatePermanentAddress,
} from '@quoin/rules';

const newYork: Address = {
  country: 'US',
  line_1: '240 West 37th Street',
  line_2: 'Apt 5B',
  city: 'New York',
  state: 'NY',
  zip: '10018',
};

const namesIn = (address: Address) =>
  Object.fromEntries(
    Object.entries(validatePermanentAddress(address)).map(([path, { name }]) => [path, name]),
  );

test.each([
  'P.O. Box 12',
  'Ｐ．Ｏ． Ｂｏｘ 12',
  'P.O.\u00a0Box\u200b 12',
  'PO Box 12',
  'p o box 12',
  'P.0. Box 12',
  'POBox 12',
  'P.O.B. 12',
  'POB 12',
  'GPO Box 2890',
  'Post Office Box 12',
  'Postal Box No. 12',
  'Postal Box number 12',
  'Postbox 12',
  'Box 12',
  'Box number 12',
  'Box #12',
  'c/o Ann, P.O. Box 9',
  'Case postale 12',
  'Boîte postale 12',
  'Boite postale 12',
  'C.P. 12',
  'B.P. 12',
  'BP 12',
  'PO BOX12',
  'P.O.Box12',
  'P/O Box 12',
  'P O-Box #12',
  'POB12',
  'Post-Office-Box 12',
  'P.O. Drawer 12',
  'Drawer 12',
  'Lock Box 12',
  'PMB 45',
  '12 Main Street, PMB #45',
  'Private Bag 92019',
  'Private Bag X9',
  'P.O. Bx 12',
  'Call Box 12',
  'Locked Bag 12',
  'Postfach 12 04',
  'Postbus 12',
  'Postboks 12',
  'Postlåda 12',
  'Skrytka pocztowa 12',
  'Apartado 12',
  'Apartado de Correos 12',
  'Apdo. Postal 12',
  'Casilla 12-D',
  'Caixa Postal 12',
  'Casella postale 12',
  'Youzheng Xinxiang 12',
  'P O B O X 12',
  'P.O. 12',
  'PO Bin 12',
  'Firm Caller 12',
  'P.Box 12, Nairobi',
  'P/Box 12',
  'Postkast 12',
  'Pasta kastīte 12',
  'Pašto dėžutė 12',
  'Poštni predal 12',
  'Poštanski pretinac 12',
  'Poštanski fah 12',
  'Căsuța poștală 12',
  'Kutia postare 12',
  'Saseoham 12',
  'General Delivery',
  'c/o Poste Restante',
  'Lista de Correos',
  'P/Bag 12',
  'P.B. No. 12',
  '12 rue de la Paix, BP 40',
  'Pf. 12',
  'Postafiók 12',
  'Pósthólf 12',
  'Skrzynka pocztowa 12',
  'Poštový priečinok 12',
  'Posta Kutusu 12',
  'P.K. 12',
  'Peti Surat 12',
  'Kotak Pos 12',
  'Hòm thư 12',
  'a/ya 12',
])('%s is a post-office box', (line) => {
  expect(looksLikePoBox(line)).toBe(true);
});

test.each([
  '240 West 37th Street',
  '12 Boxwood Lane',
  '8 Old Post Office Road',
  '5 Box Hill Road',
  '3 Po Street',
  'Flat 2, Pobeda Court 12',
  '77 CP Rail Road',
  'Post Office Road 12',
  'Colonia Centro, C.P. 06600',
  '9 Drawer Lane',
  '5 Callbox Court',
  'Postfachweg 3',
  'Casilla Street 4',
  'Xinxiang Road 12',
  'PSC 1234 Box 4120',
  'Calle Mayor 1, PB 2',
  'Calle Mayor 1, Pl. 5',
  'Av. Corrientes 1234, CP 1425',
  'Bebek Mah. P.K. 34342',
  '4 Bin Mahmoud Street',
  '9 Posthof Lane',
  '2 Delivery Road',
  '',
])('%j is a street address', (line) => {
  expect(looksLikePoBox(line)).toBe(false);
});

test('names and addresses must be in Latin letters, which include pinyin with tone marks', () => {
  expect(
    [
      'Chén Wěi',
      'Lü Xiùyīng',
      'Gal·la',
      'Kaʻiulani',
      "O'Neil-Smith",
      'No. 5, Lane 12 (Bldg. A)',
      'Łódź',
      '',
    ].every(isLatinText),
  ).toBe(true);
  expect(['陈伟', 'Иван', 'Chen。', '東京 5', '12½ Main St'].some(isLatinText)).toBe(false);
});

test('a complete US address has no problem', () => {
  expect(namesIn(newYork)).toEqual({});
  expect(namesIn({ ...newYork, zip: '10018-4321', line_2: undefined })).toEqual({});
});

test('an empty address reports the required fields', () => {
  expect(namesIn({})).toEqual({ country: 'required', line_1: 'required', city: 'required' });
  expect(namesIn({ country: 'US' })).toEqual({
    line_1: 'required',
    city: 'required',
    state: 'required',
    zip: 'required',
  });
});

test('each country has its own states and codes', () => {
  expect(namesIn({ ...newYork, state: 'ON', zip: '1001' })).toEqual({
    state: 'state_invalid',
    zip: 'zip_invalid',
  });
  const toronto = { country: 'CA', line_1: '1 Front Street', city: 'Toronto', state: 'ON', zip: 'M5V 2T6' };
  expect(namesIn(toronto)).toEqual({});
  expect(namesIn({ ...toronto, zip: 'm5v2t6' })).toEqual({});
  expect(namesIn({ ...toronto, zip: 'D5V 2T6' })).toEqual({ zip: 'postal_code_invalid' });
  expect(namesIn({ country: 'PR', line_1: '5 Calle Luna', city: 'San Juan', zip: '00901' })).toEqual({});
  expect(namesIn({ country: 'HK', line_1: '8 Queen’s Road Central', city: 'Hong Kong' })).toEqual({});
  expect(namesIn({ ...newYork, country: 'XX' }).country).toBe('country_invalid');
});

test('an address in Chinese characters must be entered in pinyin', () => {
  expect(namesIn({ country: 'CN', line_1: '南京西路 5 号', city: '上海', zip: '200040' })).toEqual({
    line_1: 'latin_only',
    city: 'latin_only',
  });
});

test.each(['12207', '94110-1234', '94110 1234', '94110 - 1234', '941101234'])('%s is a ZIP code', (zip) => {
  expect(namesIn({ ...newYork, zip })).toEqual({});
});

test.each(['1220', '12207-12', '94110/1234', '1220A'])('%s is not a ZIP code', (zip) => {
  expect(namesIn({ ...newYork, zip })).toEqual({ zip: 'zip_invalid' });
});

test.each(['M5V 2T6', 'm5v2t6', 'M5V-2T6'])('%s is a Canadian postal code', (zip) => {
  const toronto = { country: 'CA', line_1: '1 Front Street', city: 'Toronto', state: 'ON' };
  expect(namesIn({ ...toronto, zip })).toEqual({});
});

test.each([
  { line_1: 'PSC 1234', line_2: 'Box 4120', city: 'APO', state: 'AE', zip: '09204' },
  { line_1: 'Unit 45013', line_2: 'Box 2666', city: 'FPO', state: 'AP', zip: '96338' },
  { line_1: 'Unit 9900', line_2: 'Box 0500', city: 'DPO', state: 'AA', zip: '34038-0500' },
])('a military or diplomatic address is valid as a residence: %j', (address) => {
  expect(namesIn({ country: 'US', ...address })).toEqual({});
});

test('a post-office box in the city line is rejected, also in a military address', () => {
  expect(namesIn({ ...newYork, city: 'New York PO Box 12' })).toEqual({ city: 'po_box' });
  const unit = { country: 'US', line_1: 'P.O. Box 12', city: 'APO', state: 'AE', zip: '09204' };
  expect(namesIn(unit)).toEqual({ line_1: 'po_box' });
  expect(namesIn({ ...newYork, line_2: 'Box 4120' })).toEqual({ line_2: 'po_box' });
  // AP is the state Andhra Pradesh in India.
  expect(namesIn({ ...newYork, country: 'IN', state: 'AP', line_2: 'Box 12' })).toEqual({ line_2: 'po_box' });
});

test('a post-office box is valid as mailing address but not as residence', () => {
  const box = { ...newYork, line_1: 'P.O. Box 12' };
  expect(namesIn(box)).toEqual({ line_1: 'po_box' });
  expect(namesIn({ ...newYork, line_2: 'PO Box 12' })).toEqual({ line_2: 'po_box' });
  expect(validateMailingAddress(box)).toEqual({});
});
