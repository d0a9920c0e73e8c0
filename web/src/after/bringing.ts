// Checks a chosen file as far as possible before it is sent.
import { Refused } from "../net/http";

const MOST = 2 ** 21;

export async function bringFile(file: File | undefined): Promise<string> {
  if (!file) throw new Refused("upload-broken");
  if (file.size > MOST) throw new Refused("upload-too-big", { most: String(MOST / 2 ** 20) });
  return file.text();
}
