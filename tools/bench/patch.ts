// Runs before the kernel: the size of the ranking comes from the address.
import { PAGE_DATA_ID, type PageData } from '../../app/kernel/page-data.ts';

const rows = new URLSearchParams(location.search).get('rows');
const element = document.getElementById(PAGE_DATA_ID);
if (rows && element) {
  const data = JSON.parse(element.textContent) as PageData;
  const source = data.model.data.page;
  if (source) source.get = `/data/${rows}.json`;
  element.textContent = JSON.stringify(data);
}
