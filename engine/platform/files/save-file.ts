/** A picture that stands in a data address (base64), as a file. */
export function fileOf(address: string, name: string): File {
  const [head = '', body = ''] = address.split(',');
  const bytes = Uint8Array.from(atob(body), (char) => char.charCodeAt(0));
  return new File([bytes], name, { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' });
}

/** Saves a file as a browser does: a link with `download`, clicked once. */
export function downloadFile(file: File, document: Document): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A file at an address, as a data address (base64). @throws where it does not load */
export async function dataAddressOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`A picture answered ${response.status}.`);
  return readAsDataAddress(await response.blob());
}

/** A file that the phone has, as a data address (base64). @throws where it cannot be read */
export function readAsDataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
